import { unguardText } from './formula-guard'

const DAY_MS = 24 * 60 * 60 * 1000

/** Spreadsheets show fifteen digits; the rest is binary rounding. */
const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/** A cell as the text that a person would type. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return unguardText(value).trim()
  if (typeof value === 'number') return decimal.format(value + 0)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? dateText(value) : ''
}

/** Spreadsheet dates have no time zone and no exact milliseconds. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000)
  return rounded.toISOString().slice(0, rounded.getTime() % DAY_MS === 0 ? 10 : 19)
}
