import { readSheet } from 'read-excel-file/universal'
import { SheetProblem } from './sheet-problem'
import { readZipDirectory } from './zip-directory'

const MEBIBYTE = 1024 * 1024
const MOST_UNPACKED = 100 * MEBIBYTE
const MOST_ENTRIES = 1000
/** Real sheets shrink to a tenth or so; what shrinks to a five-hundredth was made to. */
const MOST_TIMES = 500
const SMALL = 10 * MEBIBYTE

/** The cells of the first sheet. Formulas come as the values that the spreadsheet saved with them. */
export async function readXlsx(bytes: Buffer): Promise<unknown[][]> {
  const entries = readZipDirectory(bytes)
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetProblem('notASheet')
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const isBomb = unpacked > MOST_UNPACKED || (unpacked > SMALL && unpacked > bytes.length * MOST_TIMES)
  if (isBomb || entries.length > MOST_ENTRIES) throw new SheetProblem('tooLargeUnpacked')
  const { buffer, byteOffset, byteLength } = bytes
  return readSheet(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer, { trim: false })
}
