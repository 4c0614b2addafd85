import { MOST_LINES } from '@lohahaat/contract/enquiry/enquiry-line'
import { readSheet } from '../spreadsheets/read-sheet'
import type { ReadLine } from './match-lines'
import { readTable, ROWS_ABOVE } from './read-table'

/** A list is short; what needs more than this was made to. */
const LIMITS = { patienceMs: 10_000, memoryMb: 192 }

/** Each row of a list in a file as a line. */
export async function readListRows(bytes: Buffer): Promise<ReadLine[]> {
  const sheet = await readSheet({ name: '', bytes }, { maxRows: MOST_LINES, rowsAbove: ROWS_ABOVE, ...LIMITS })
  return readTable(sheet.map(({ cells }) => cells))
}
