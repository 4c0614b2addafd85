import { formatCount } from '@lohahaat/domain/platform/formats'
import { bareFigure, isPower } from '../figure-text'

/** Money while it is typed or pasted: digits, commas wherever somebody puts them, and what the form has to refuse. */
export function tidyMoney(text: string): string {
  const bare = bareFigure(text)
  if (isPower(bare)) return bare
  const [whole = '', ...fraction] = bare.replace(/[^\d.,-]/g, '').split('.')
  return fraction.length === 0 ? whole : `${whole}.${fraction.join('').replaceAll(',', '')}`
}

/** Money once it is typed, as it is read in India: 1,23,456.50. What holds no figure is nothing; what is none stays. */
export function groupMoney(text: string): string {
  const plain = plainMoney(text)
  if (plain === '') return ''
  if (!/^\d+(\.\d+)?$/.test(plain)) return text
  const [whole = '', fraction = ''] = plain.split('.')
  return `${formatCount(BigInt(whole))}.${fraction.padEnd(2, '0')}`
}

/** Typed money as a plain decimal such as 123456.50, or an empty text. */
export function plainMoney(text: string): string {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  if (whole === '' && fraction === '') return ''
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`
}
