import { SheetProblem } from './sheet-problem'
import { readZipDirectory } from './zip-directory'

const MEBIBYTE = 1024 * 1024
const MAX_UNPACKED = 100 * MEBIBYTE
const MAX_ENTRIES = 1000
/** Real sheets compress to about a tenth; a five-hundredth is an attack. */
const MAX_TIMES = 500
const SMALL = 10 * MEBIBYTE

/** No real sheet has more per row on average. */
const MAX_BYTES_PER_ROW = 10 * 1024

const SHEETS = /^xl\/worksheets\/[^/]+\.xml$/i
const MACROS = /(^|\/)vbaProject\.bin$|^xl\/macrosheets\//i

/** Checks an XLSX file by its ZIP directory, before unpacking anything. */
export function checkWorkbook(bytes: Buffer, maxRows = Infinity): { hasMacros: boolean } {
  const entries = readZipDirectory(bytes)
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetProblem('notASheet')
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const isBomb = unpacked > MAX_UNPACKED || (unpacked > SMALL && unpacked > bytes.length * MAX_TIMES)
  if (isBomb || entries.length > MAX_ENTRIES) throw new SheetProblem('tooLargeUnpacked')
  const mostBytes = maxRows * MAX_BYTES_PER_ROW
  if (entries.some((entry) => SHEETS.test(entry.name) && entry.bytes > mostBytes)) throw new SheetProblem('tooManyRows')
  return { hasMacros: entries.some(({ name }) => MACROS.test(name)) }
}
