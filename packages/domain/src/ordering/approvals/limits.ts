import { wholeKilograms } from '../../catalogue/tons'
import { fromUnits } from '../../platform/decimal'
import { istYearAndMonth, startOfIstDay } from '../../platform/ist'
import { toRupees, type Paise } from '../../platform/money'
import type { LimitExceeded } from './approval'

/** Which limit an order is above. */
export const limitNames = ['order', 'orderTons', 'month', 'monthTons'] as const

export type LimitName = (typeof limitNames)[number]

/** Whether a limit is of weight, else of money. */
export const isOfTons = (limit: LimitName) => limit === 'orderTons' || limit === 'monthTons'

/** What a member may order without asking; null: as much as he likes. */
export interface MemberLimits {
  orderLimitPaise: Paise | null
  orderLimitKg: bigint | null
  monthLimitPaise: Paise | null
  monthLimitKg: bigint | null
}

/** What an order, or all of a month, comes to: with GST and charges. */
export interface Amount {
  paise: Paise
  grams: bigint
}

/** A limit and the figure above it: in paise, or for tons in grams. */
export interface Exceeded {
  limit: LimitName
  most: bigint
  figure: bigint
}

export const hasMonthLimit = ({ monthLimitPaise, monthLimitKg }: MemberLimits) =>
  monthLimitPaise !== null || monthLimitKg !== null

export const hasLimit = (limits: MemberLimits) =>
  limits.orderLimitPaise !== null || limits.orderLimitKg !== null || hasMonthLimit(limits)

const GRAMS_PER_KG = 1000n

const gramsOf = (kg: bigint | null) => (kg === null ? null : kg * GRAMS_PER_KG)

/** The first limit that an order is above, after what the month has already; null where it is within all of them. */
export function exceededLimit(limits: MemberLimits, month: Amount, order: Amount): Exceeded | null {
  const { orderLimitPaise, orderLimitKg, monthLimitPaise, monthLimitKg } = limits
  const tried: { limit: LimitName; most: bigint | null; figure: bigint }[] = [
    { limit: 'order', most: orderLimitPaise, figure: order.paise },
    { limit: 'orderTons', most: gramsOf(orderLimitKg), figure: order.grams },
    { limit: 'month', most: monthLimitPaise, figure: month.paise + order.paise },
    { limit: 'monthTons', most: gramsOf(monthLimitKg), figure: month.grams + order.grams },
  ]
  for (const { limit, most, figure } of tried) if (most !== null && figure > most) return { limit, most, figure }
  return null
}

/** In rupees, or in tons, where a started kilogram counts. */
export function toExceeded({ limit, most, figure }: Exceeded): LimitExceeded {
  const read = (units: bigint) => (isOfTons(limit) ? Number(fromUnits(wholeKilograms(units), 3)) : toRupees(units))
  return { limit, most: read(most), figure: read(figure) }
}

/** The first instant of a month of the calendar in India, and that of the next one. */
export function istMonth(at: Date): { start: Date; end: Date } {
  const { year, month } = istYearAndMonth(at)
  return { start: startOfIstDay(firstDay(year, month)), end: startOfIstDay(firstDay(year, month + 1)) }
}

const firstDay = (year: number, month: number) =>
  month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`
