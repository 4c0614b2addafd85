import { formatCount } from '@lohahaat/domain/platform/formats'
import { bareFigure, isPower } from './figure-text'

/** Money while typing or pasting: digits, commas anywhere, and invalid characters for the form to refuse. */
export function tidyMoney(text: string): string {
  const bare = bareFigure(text)
  if (isPower(bare)) return bare
  const [whole = '', ...fraction] = bare.replace(/[^\d.,-]/g, '').split('.')
  return fraction.length === 0 ? whole : `${whole}.${fraction.join('').replaceAll(',', '')}`
}

/** Money on blur, in the Indian format: 1,23,456.50. Text without digits becomes empty; other invalid text stays. */
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
