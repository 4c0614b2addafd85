import { istDay, lastDayUntil, startOfIstDay } from '../../platform/ist'

/** How far a bill carries in a day; over-dimensional cargo is slow. */
export interface KmPerDay {
  regular: number
  overDimensional: number
}

export const usualKmPerDay: KmPerDay = { regular: 200, overDimensional: 20 }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface Validity {
  days: number
  /** The last day in India, such as 2026-11-20, to its end. */
  lastDay: string
  /** The midnight that it ends at. */
  endsAt: Date
}

/** Valid from the day that the vehicle was entered (Part B), so many days more, until midnight in India. */
export function validityOf(
  vehicleEnteredAt: Date,
  { km, isOverDimensional }: { km: number; isOverDimensional: boolean },
  perDay: KmPerDay = usualKmPerDay,
): Validity {
  const days = Math.max(1, Math.ceil(km / (isOverDimensional ? perDay.overDimensional : perDay.regular)))
  const endsAt = startOfIstDay(istDay(vehicleEnteredAt), days + 1)
  return { days, lastDay: lastDayUntil(endsAt), endsAt }
}

/** A bill can be cancelled for 24 hours. */
export const canCancel = (generatedAt: Date, now: Date) => now.getTime() - generatedAt.getTime() <= DAY_MS

/** It can be extended from eight hours before its end to eight hours after, and not beyond 360 days. */
export const canExtend = ({ generatedAt, endsAt }: { generatedAt: Date; endsAt: Date }, now: Date) =>
  Math.abs(now.getTime() - endsAt.getTime()) <= 8 * HOUR_MS && now.getTime() - generatedAt.getTime() < 360 * DAY_MS
