import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'

/** The history begins in the morning so many days before the first start: at most 120 days in all. */
export const HISTORY_DAYS = 119

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The instants of a history that ends now. */
export interface Moments {
  now: Date
  start: Date
  /** So many days ago at an hour in India; days below zero are to come. */
  at(daysAgo: number, hour: number): Date
  /** That day, or the Saturday before where it is a Sunday: yards are closed then. */
  workday(daysAgo: number): number
}

/** The 24 hours of today are squeezed into what has passed of it, so that nothing has happened that is still to come. */
export function momentsUntil(now: Date): Moments {
  const today = istDay(now)
  const midnight = startOfIstDay(today).getTime()
  const weekday = new Date(today).getUTCDay()
  const passed = (now.getTime() - midnight) / DAY_MS
  const at = (daysAgo: number, hour: number) => {
    const hours = daysAgo === 0 ? hour * passed : hour
    return new Date(midnight - daysAgo * DAY_MS + Math.floor(hours * HOUR_MS))
  }
  const isSunday = (daysAgo: number) => (weekday - daysAgo) % 7 === 0
  return { now, start: at(HISTORY_DAYS, 0), at, workday: (daysAgo) => (isSunday(daysAgo) ? daysAgo + 1 : daysAgo) }
}
