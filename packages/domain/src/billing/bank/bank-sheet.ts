import { readUnits } from '../../platform/decimal'
import { isDay } from '../days'
import type { BankRow } from './bank-match'

/** A row of a bank's statement that brought money in, with the bank's own number for it. */
export interface BankSheetRow extends BankRow {
  reference: string | null
}

const headers = {
  on: /^(txn|tran|transaction|value|posting|booking|post)?\s*\.?\s*date/i,
  text: /narration|description|particulars|remarks|details/i,
  credit: /credit|deposit/i,
  reference: /ref|utr|chq|cheque|instrument/i,
} as const
type Column = keyof typeof headers

/** Where each column is, by the first row that names date, text and credit; banks put addresses above it. */
function findColumns(cells: readonly string[]): Record<Column, number> | null {
  const place = (column: Column, taken: readonly number[] = []) =>
    cells.findIndex((cell, at) => !taken.includes(at) && headers[column].test(cell.trim()))
  const [on, text, credit] = [place('on'), place('text'), place('credit')]
  if (on < 0 || text < 0 || credit < 0) return null
  return { on, text, credit, reference: place('reference', [on, text, credit]) }
}

/** The rows that brought money in; null where no row names the columns. What is no day or no amount is passed over. */
export function readBankSheet(sheet: readonly (readonly string[])[]): BankSheetRow[] | null {
  const at = sheet.findIndex((cells) => findColumns(cells) !== null)
  const columns = findColumns(sheet[at] ?? [])
  if (!columns) return null
  return sheet.slice(at + 1).flatMap((cells): BankSheetRow[] => {
    const on = readBankDay(cells[columns.on] ?? '')
    const paise = readCredit(cells[columns.credit] ?? '')
    if (on === null || paise === null || paise <= 0n) return []
    const reference = columns.reference < 0 ? '' : (cells[columns.reference] ?? '').trim()
    return [
      {
        on,
        paise,
        text: (cells[columns.text] ?? '').trim().slice(0, MOST_TEXT),
        reference: reference.slice(0, 40) || null,
      },
    ]
  })
}

const MOST_TEXT = 500

/** 1,23,456.00, also with ₹, Rs or Cr around it. */
function readCredit(cell: string): bigint | null {
  const plain = cell.replace(/₹|rs\.?|inr|cr\.?/gi, '').replace(/[,\s]/g, '')
  return /^\d{1,13}(\.\d{1,2})?$/.test(plain) ? readUnits(Number(plain), 2) : null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 18/11/2026, 18-11-26, 18-Nov-2026 or 2026-11-18: the day comes first, as banks in India write it. */
export function readBankDay(cell: string): string | null {
  const text = cell.trim()
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(text) ?? []
  if (iso !== undefined) return isDay(iso) ? iso : null
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.,-]+(\d{4}|\d\d)(?:\s.*)?$/.exec(text) ?? []
  const number = /^\d+$/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const whole = `${year.length === 2 ? `20${year}` : year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : null
}
