import { inLanguages } from './language'

/** Written out, because server and browser may word the same locale differently. */
const en = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  time: (day: string, time: string) => `${day}, ${time} IST`,
}

const hi: typeof en = {
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
  time: en.time,
}

const texts = inLanguages({ en, hi })

const writeDay = (date: Date) => `${date.getUTCDate()} ${texts.months[date.getUTCMonth()]} ${date.getUTCFullYear()}`

const IST_OFFSET_MS = 330 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** India has one time zone and no summer time, so shifted UTC is local time. */
const ist = (instant: string) => new Date(Date.parse(instant) + IST_OFFSET_MS)

/** The day of an instant in India: 17 Nov 2026. */
export const formatIstDate = (instant: string) => writeDay(ist(instant))

export const formatIstTime = (instant: string) =>
  texts.time(formatIstDate(instant), ist(instant).toISOString().slice(11, 16))

/** A day such as 2026-04-01 as people read it: 1 Apr 2026. */
export const formatDay = (day: string) => writeDay(new Date(`${day}T00:00:00Z`))

/** The day of an instant in India as 2026-04-01. */
export const istDay = (instant: Date) => ist(instant.toISOString()).toISOString().slice(0, 10)

/** The first instant of a day in India such as 2026-04-01, or of a day so many days later. */
export const startOfIstDay = (day: string, daysLater = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - IST_OFFSET_MS + daysLater * DAY_MS)

/** The last day in India of what ends at a midnight there, such as 2026-04-01. */
export const lastDayUntil = (midnight: Date) => istDay(new Date(midnight.getTime() - 1))

/** The calendar in India; January is 1. */
export function istYearAndMonth(instant: Date) {
  const date = ist(instant.toISOString())
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}
