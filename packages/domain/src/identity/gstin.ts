const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State, PAN, entity number, Z, check digit. Tax collectors and deductors (C or D for Z) don't buy steel here. */
export const isGstinPattern = (gstin: string): boolean => gstinPattern.test(gstin)

/** Whether the last of 15 characters fits the others: a mistyped GSTIN would cost the buyer his input tax credit. */
export const hasGstinCheckDigit = (gstin: string): boolean =>
  /^[0-9A-Z]{15}$/.test(gstin) &&
  Array.from(gstin).reduce((sum, character, index) => sum + worth(character, index), 0) % 36 === 0

/** Every second character counts double, its two base-36 digits added; the check digit makes the sum a multiple of 36. */
function worth(character: string, index: number): number {
  const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2)
  return Math.floor(product / 36) + (product % 36)
}
