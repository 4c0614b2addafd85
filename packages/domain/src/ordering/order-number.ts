import { istYearAndMonth } from '../platform/ist'

const APRIL = 4

/** The Indian financial year of an instant, April to March: '26-27'. */
export function financialYear(instant: Date): string {
  const { year, month } = istYearAndMonth(instant)
  const first = month < APRIL ? year - 1 : year
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

/** 15 characters, of which GST allows 16 to the number of an invoice. */
export const orderNumber = (year: string, serial: number) => `LH/${year}/${String(serial).padStart(6, '0')}`

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
