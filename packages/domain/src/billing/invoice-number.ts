import { financialYear } from '../ordering/order-number'
import { startOfIstDay } from '../platform/ist'

/** Each kind of document has a series of its own, from 1 in every financial year and without a gap. */
export const numberSeries = { invoice: 'INV', credit: 'CN', debit: 'DN' } as const

export type DocumentKind = keyof typeof numberSeries

const MOST = 999_999

/** Rule 46(b): at most 16 letters, digits, dashes and slashes, the first a letter or a digit other than 0. */
const documentNumberPattern = /^[A-Z1-9][A-Z0-9/-]{0,15}$/i

export const isDocumentNumber = (number: string) => documentNumberPattern.test(number)

/** INV/26-27/000001: 16 characters, as many as the rule allows. */
export function documentNumber(kind: DocumentKind, year: string, serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial > MOST) throw new RangeError(`Not a serial number: ${serial}`)
  return `${numberSeries[kind]}/${year}/${String(serial).padStart(6, '0')}`
}

/** The number after the last one of its series, which is null in a year that has none yet. */
export function nextDocumentNumber(kind: DocumentKind, issuedAt: Date, last: string | null): string {
  const year = financialYear(issuedAt)
  const read = last === null ? null : readDocumentNumber(last)
  if (last !== null && (read?.kind !== kind || read.year !== year)) throw new RangeError(`Of another series: ${last}`)
  return documentNumber(kind, year, (read?.serial ?? 0) + 1)
}

export function readDocumentNumber(number: string): { kind: DocumentKind; year: string; serial: number } | null {
  const [, prefix, year, serial] = /^(INV|CN|DN)\/(\d\d-\d\d)\/(\d{6})$/.exec(number) ?? []
  const kind = (['invoice', 'credit', 'debit'] as const).find((each) => numberSeries[each] === prefix)
  return kind && year !== undefined ? { kind, year, serial: Number(serial) } : null
}

/** The financial year of a day in India such as 2026-11-18. */
export const financialYearOfDay = (day: string) => financialYear(startOfIstDay(day))
