const DAY_MS = 24 * 60 * 60 * 1000

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A day there is, such as 2026-11-18. */
export const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(startOf(day)) && new Date(startOf(day)).toISOString().startsWith(day)

/** How many days lie between two days; below zero when the second is the earlier one. */
export const daysBetween = (from: string, to: string) => (startOf(to) - startOf(from)) / DAY_MS

/** The day so many days later. */
export const daysAfter = (day: string, days: number) =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** A day as the portals write it: 18/11/2026. */
export const portalDate = (day: string) => day.split('-').toReversed().join('/')
