import { groupMoney } from '../../../ui/fields/money-text'

/** A limit in rupees as a field shows it; none is an empty field. */
export const limitText = (limit: number | null) => (limit === null ? '' : groupMoney(String(limit)))

export const tonsText = (limit: number | null) => (limit === null ? '' : String(limit))

/** What was typed. What is no figure goes to the server as it is, which says so. */
export const readLimit = (typed: string): number | null => {
  const text = typed.replaceAll(',', '').trim()
  return text === '' ? null : Number(text)
}
