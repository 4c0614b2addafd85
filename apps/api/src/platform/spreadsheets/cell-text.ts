import { unguardText } from './formula-guard'

const DAY_MS = 24 * 60 * 60 * 1000

/** Fifteen digits are what a spreadsheet shows; the rest is noise of binary fractions. */
const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/** Every cell as the text that a person would type for it. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return unguardText(value).trim()
  if (typeof value === 'number') return decimal.format(value + 0)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? dateText(value) : ''
}

/** A sheet knows neither zones nor, of its fractions of days, milliseconds. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000)
  return rounded.toISOString().slice(0, rounded.getTime() % DAY_MS === 0 ? 10 : 19)
}
