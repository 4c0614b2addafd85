const lakhGrouping = new Intl.NumberFormat('en-IN')

/**
 * Money while it is typed or pasted: digits, commas wherever somebody puts them, and at most two decimals. Letters go with
 * the point that shortens them, else 'Rs. 62,000' were 0.62.
 */
export function tidyMoney(text: string): string {
  const [whole = '', ...fraction] = text
    .replace(/\p{L}+\.?/gu, '')
    .replace(/[^\d.,]/g, '')
    .split('.')
  return fraction.length === 0 ? whole : `${whole}.${fraction.join('').replaceAll(',', '').slice(0, 2)}`
}

/** Money once it is typed, as it is read in India: 1,23,456.50. What holds no figure is nothing. */
export function groupMoney(text: string): string {
  const plain = plainMoney(text)
  if (plain === '') return ''
  const [whole = '', fraction = ''] = plain.split('.')
  return `${lakhGrouping.format(BigInt(whole))}.${fraction.padEnd(2, '0')}`
}

/** Typed money as a plain decimal such as 123456.50, or an empty text. */
export function plainMoney(text: string): string {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  if (whole === '' && fraction === '') return ''
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`
}
