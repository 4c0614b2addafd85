import { MOST_LINES } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { readEnquiryHeader, type EnquiryHeader } from '@lohahaat/domain/catalogue/list-reader/header'
import { readEnquiryText } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'
import { cellsByField, readEnquiryRow } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-row'
import { Refusal } from '../../platform/refusal'
import type { ReadLine } from './match-lines'
import { readEach } from './read-each'

/** Some lists have a heading above their header. */
export const ROWS_ABOVE = 10
/** As much of a row as is shown, and stored with its item. */
const LONGEST_LINE = 500
/** Enough for any table of pipes, and too few to make work of. */
const MOST_CELLS = 60

/** Each row of a table as a line: by the columns of its header, or as free text where there is none. */
export function readTable(account: number, table: readonly (readonly string[])[]): Promise<ReadLine[]> {
  const { top, readRow } = openTable(table)
  const below = table.slice(top + 1)
  if (below.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  return readEach(account, below, readRow)
}

/** Where the header of a table is, -1 without one, and how a row below it is read. */
export function openTable(table: readonly (readonly string[])[]) {
  const headers = table.slice(0, ROWS_ABOVE).map((row) => readEnquiryHeader(cellsOf(row)))
  const top = headers.findIndex((header) => header !== null)
  const header = headers[top]
  const readRow = (row: readonly string[]) => (header ? underHeader(header, cellsOf(row)) : freeText(cellsOf(row)))
  return { top, readRow }
}

const cellsOf = (row: readonly string[]) => row.slice(0, MOST_CELLS).map(plainText)

/** Neither half a character nor one that no text has: a spreadsheet can hold both, and no database. */
const plainText = (cell: string) =>
  cell
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

const textOf = (cells: readonly string[]) => cells.filter(Boolean).join(' ')
const shown = (line: string) => line.slice(0, LONGEST_LINE).toWellFormed()

/** A row without any of the columns that we know, such as one with a serial number alone, asks for nothing. */
function underHeader(header: EnquiryHeader, row: readonly string[]): ReadLine[] {
  const cells = cellsByField(header, row)
  return Object.keys(cells).length === 0 ? [] : [{ ...readEnquiryRow(cells), line: shown(textOf(row)) }]
}

const freeText = (cells: readonly string[]): ReadLine[] =>
  readEnquiryText(textOf(cells)).map((read) => ({ ...read, line: shown(read.line) }))
