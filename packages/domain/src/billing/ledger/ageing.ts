import type { Paise } from '../../platform/money'
import { daysAfter, daysBetween } from '../days'
import type { OpenItem } from './allocation'

/** What is owed by its age in days: 0 to 30, 31 to 60, 61 to 90, and older. */
export interface Ageing {
  to30: Paise
  to60: Paise
  to90: Paise
  older: Paise
}

export function ageingOf(items: readonly Pick<OpenItem, 'issuedOn' | 'open'>[], today: string): Ageing {
  const sums: Ageing = { to30: 0n, to60: 0n, to90: 0n, older: 0n }
  for (const { issuedOn, open } of items) sums[bandOf(daysBetween(issuedOn, today))] += open
  return sums
}

const bandOf = (days: number): keyof Ageing =>
  days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'older'

/** Micro and small suppliers have to be paid within these days, whatever is agreed (MSMED Act, section 15). */
export const usualSmallSupplierDays = 45

/** The last day to pay: as agreed, and for micro and small suppliers no later than the law says. */
export const dueBy = (
  acceptedOn: string,
  { agreedDays, isMicroOrSmall }: { agreedDays: number; isMicroOrSmall: boolean },
  smallSupplierDays: number = usualSmallSupplierDays,
): string => daysAfter(acceptedOn, isMicroOrSmall ? Math.min(agreedDays, smallSupplierDays) : agreedDays)
