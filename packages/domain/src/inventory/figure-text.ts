/** In front of a sum, and behind one, as people write it: ₹62,000/- or Rs. 62000 per MT. */
const CURRENCY = /^(₹|rs\.?|inr)\s*/i
const UNIT = /\s*(\/-|(\/|per\s+)?(mm|m|mtrs?|kgs?|mt|ton(ne)?s?|pcs?|pieces?))$/i

const PLAIN = /^[+-]?\d+(\.\d+)?$/
const GROUPED = /^[+-]?\d{1,3}((,\d{2})*,\d{3}|(,\d{3})+)(\.\d+)?$/

/** Some sheets group by spaces that don't break. */
const SPACE_BETWEEN_DIGITS = /(?<=\d)\s(?=\d)/g

/** The figure in a cell, or null where there is none. '62,5' is none: who wrote it meant no 625. */
export function readFigure(text: string): number | null {
  const figure = text.trim().replace(CURRENCY, '').replace(UNIT, '').replace(SPACE_BETWEEN_DIGITS, ',')
  if (PLAIN.test(figure)) return Number(figure)
  return GROUPED.test(figure) ? Number(figure.replaceAll(',', '')) : null
}
