/** 1e3 and the like, also while it is typed. */
export const isPower = (text: string) => /^-?\d[\d.,]*e[+-]?\d*$/i.test(text)

/**
 * A figure without surrounding words and signs. Letters are removed with their full stop, or 'Rs. 62,000' would become
 * 0.62; a dash after an amount in rupees is not a minus.
 */
export function bareFigure(text: string): string {
  const trimmed = text.trim()
  if (isPower(trimmed)) return trimmed
  return trimmed
    .replace(/\/[-–—]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/\p{L}+\.?/gu, '')
}
