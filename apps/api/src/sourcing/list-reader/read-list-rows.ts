import { MOST_LINES } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { readSheet } from '../../platform/spreadsheets/read-sheet'
import type { ReadLine } from './match-lines'
import { readTable, ROWS_ABOVE } from './read-table'

/** A list is short; what needs more than this was made to. */
const LIMITS = { timeoutMs: 10_000, memoryMb: 192 }

/** Each row of a list in a file as a line. */
export async function readListRows(account: number, bytes: Buffer): Promise<ReadLine[]> {
  const sheet = await readSheet(account, { name: '', bytes }, { maxRows: MOST_LINES, rowsAbove: ROWS_ABOVE, ...LIMITS })
  return readTable(
    account,
    sheet.map(({ cells }) => cells),
  )
}
