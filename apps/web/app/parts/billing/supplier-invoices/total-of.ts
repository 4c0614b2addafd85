import { readUnits } from '@lohahaat/domain/platform/decimal'
import { plainMoney } from '../../../ui/fields/money-text'

/** What typed amounts come to in paise, to be held against the paper; null while one of them is no amount. */
export function totalOf(amounts: readonly string[]): bigint | null {
  const parts = amounts.map((text) => readUnits(plainMoney(text) || '0', 2))
  return parts.reduce<bigint | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0n)
}
