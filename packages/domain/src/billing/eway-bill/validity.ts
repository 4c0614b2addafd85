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

/** For how long a portal takes a change of what it gave. */
export interface ChangeTimes {
  /** Hours after it was given, in which it can be cancelled. */
  cancelHours: number
  /** Hours before and after its end, in which it can be extended. */
  extendHours: number
  /** Days from its beginning, beyond which it is not extended. */
  mostDays: number
}

export const usualChangeTimes: ChangeTimes = { cancelHours: 24, extendHours: 8, mostDays: 360 }

/** The same for a bill and an IRN. */
export const canCancel = (givenAt: Date, now: Date, { cancelHours }: Pick<ChangeTimes, 'cancelHours'>) =>
  now.getTime() - givenAt.getTime() <= cancelHours * HOUR_MS

export const canExtend = (
  { generatedAt, endsAt }: { generatedAt: Date; endsAt: Date },
  now: Date,
  { extendHours, mostDays }: Pick<ChangeTimes, 'extendHours' | 'mostDays'>,
) =>
  Math.abs(now.getTime() - endsAt.getTime()) <= extendHours * HOUR_MS &&
  now.getTime() - generatedAt.getTime() < mostDays * DAY_MS
