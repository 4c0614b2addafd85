import { MOST_LINES } from '@lohahaat/contract/enquiry/enquiry-line'
import { readEnquiryHeader, type EnquiryHeader } from '@lohahaat/domain/enquiry-line/header'
import { readEnquiryText } from '@lohahaat/domain/enquiry-line/read-enquiry-line'
import { cellsByField, readEnquiryRow } from '@lohahaat/domain/enquiry-line/read-enquiry-row'
import { Refusal } from '../refusal'
import { readSheet } from '../spreadsheets/read-sheet'
import type { ReadLine } from './match-lines'
import { readEach } from './read-each'

/** Some lists have a heading above their header. */
const ROWS_ABOVE = 10
/** A list is short; what needs more than this was made to. */
const LIMITS = { patienceMs: 10_000, memoryMb: 192 }
/** As much of a row as is shown, and stored with its item. */
const LONGEST_LINE = 500
/** Enough for any table of pipes, and too few to make work of. */
const MOST_CELLS = 60

const SPLIT_NUMBER = 'A comma may stand between thousands or between two columns.'

/** Each row of a list as a line: by the columns of its header, or as free text where there is none. */
export async function readListRows(bytes: Buffer, kind: 'csv' | 'xlsx'): Promise<ReadLine[]> {
  const sheet = await readSheet({ name: '', bytes }, { maxRows: MOST_LINES, rowsAbove: ROWS_ABOVE, ...LIMITS })
  const rows = sheet.map(({ cells }) => cells.slice(0, MOST_CELLS).map(plainText))
  const headers = rows.slice(0, ROWS_ABOVE).map(readEnquiryHeader)
  const top = headers.findIndex((header) => header !== null)
  const header = headers[top]
  const below = rows.slice(top + 1)
  if (below.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  if (header) return readEach(below, (cells) => underHeader(header, cells))
  const mayBeSplit = kind === 'csv' && !isTable(below)
  return readEach(below, (cells) => freeText(cells, mayBeSplit && splitsNumber(cells)))
}

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

function freeText(cells: readonly string[], isSplit: boolean): ReadLine[] {
  const lines = readEnquiryText(textOf(cells)).map((read) => ({ ...read, line: shown(read.line) }))
  if (!isSplit) return lines
  return lines.map((read) => ({ ...read, certain: false, note: [read.note, SPLIT_NUMBER].filter(Boolean).join(' ') }))
}

/** Rows of equally many cells were meant to have them. */
const isTable = ([first, ...others]: readonly (readonly string[])[]) =>
  others.length > 0 && others.every((cells) => cells.length === first?.length)

/** In free text that somebody saved as a CSV file, 1,250 kg are two cells. */
const splitsNumber = (cells: readonly string[]) =>
  cells.some((cell, at) => /(^|[^\d.])\d{1,3}$/.test(cell) && /^\d{3}(\D|$)/.test(cells[at + 1] ?? ''))
