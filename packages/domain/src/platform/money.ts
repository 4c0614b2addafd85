import { fromUnits, toUnits } from './decimal'
import { formatCount } from './formats'

/** Money is whole paise, so that sums are exact. */
export type Paise = bigint

export const rupees = (value: string | number): Paise => toUnits(value, 2)

/** Rupees as the JSON number that goes over the wire. */
export const toRupees = (paise: Paise): number => Number(fromUnits(paise, 2))

/** As a buyer reads it: ₹1,23,456.00. Whole rupees are grouped as a bigint, since a number blurs large order books. */
export function formatRupees(paise: Paise): string {
  const size = paise < 0n ? -paise : paise
  // As wide as a digit, which a hyphen is not.
  const sign = paise < 0n ? '\u2212' : ''
  return `${sign}₹${formatCount(size / 100n)}.${String(size % 100n).padStart(2, '0')}`
}
