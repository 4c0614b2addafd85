/** In front of a sum, and behind one, as people write it: ₹62,000/- or Rs. 62000 per MT. */
const CURRENCY = /^(₹|rs\.?|inr)\s*/i
const UNIT = /\s*(\/-|(\/|per\s+)?(mm|m|mtrs?|kgs?|mt|ton(ne)?s?|pcs?|pieces?))$/i

const PLAIN = /^[+-]?\d+(\.\d+)?$/
const GROUPED = /^[+-]?\d{1,3}((,\d{2})*,\d{3}|(,\d{3})+)(\.\d+)?$/

/** The figure in a cell, or null where there is none. '62,5' is none: who wrote it meant no 625. */
export function readFigure(text: string): number | null {
  const figure = text.trim().replace(CURRENCY, '').replace(UNIT, '')
  if (PLAIN.test(figure)) return Number(figure)
  return GROUPED.test(figure) ? Number(figure.replaceAll(',', '')) : null
}

const ANSWERS = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
])

export const readYesNo = (text: string): boolean | null => ANSWERS.get(text.trim().toLowerCase()) ?? null

export const writeYesNo = (answer: boolean) => (answer ? 'Yes' : 'No')
