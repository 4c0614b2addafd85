/** 1e3 and the like, also while it is typed. */
export const isPower = (text: string) => /^-?\d[\d.,]*e[+-]?\d*$/i.test(text)

/**
 * A figure without the words and signs around it. Letters go with the point that shortens them, else 'Rs. 62,000' were
 * 0.62, and the dash behind an amount in rupees is no minus.
 */
export function bareFigure(text: string): string {
  const trimmed = text.trim()
  if (isPower(trimmed)) return trimmed
  return trimmed
    .replace(/\/[-–—]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/\p{L}+\.?/gu, '')
}
