import type { AdminDesk } from '@lohahaat/contract/site/desks/admin-desk'

export type Measure = 'orders' | 'tons' | 'rupees'

export interface WeekFigures {
  today: number
  /** On the same day of last week, up to the same time. */
  todayLastWeek: number
  thisWeek: number
  /** Up to the same day and time. */
  lastWeekSoFar: number
  days: { day: string; last: number; current: number; isToday: boolean; isAhead: boolean }[]
}

const WEEK = 7

/** One measure of two weeks. Whole weeks can't be compared before Sunday, so last week counts up to now. */
export function figuresOf({ days, lastWeekByNow, now }: AdminDesk, measure: Measure, today: string): WeekFigures {
  const last = days.slice(0, WEEK)
  const current = days.slice(WEEK)
  const place = current.findIndex(({ day }) => day === today)
  if (place < 0) throw new RangeError(`${now} is in neither of the weeks`)
  const sum = (list: typeof days) => list.reduce((total, day) => total + day[measure], 0)
  return {
    today: current[place]?.[measure] ?? 0,
    todayLastWeek: lastWeekByNow[measure],
    thisWeek: sum(current),
    lastWeekSoFar: sum(last.slice(0, place)) + lastWeekByNow[measure],
    days: current.map(({ day, [measure]: figure }, at) => ({
      day,
      last: last[at]?.[measure] ?? 0,
      current: figure,
      isToday: at === place,
      isAhead: at > place,
    })),
  }
}

/** By how many percent this week is above last; null where there is nothing to compare with. */
export const changeOf = ({ thisWeek, lastWeekSoFar }: WeekFigures): number | null =>
  lastWeekSoFar === 0 ? null : ((thisWeek - lastWeekSoFar) / lastWeekSoFar) * 100
