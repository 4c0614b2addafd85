import { cellText } from './cell-text'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'
import { SheetProblem } from './sheet-problem'

export interface SheetRow {
  /** The row number in the spreadsheet. */
  row: number
  /** Up to the last cell that is not empty. */
  cells: string[]
}

const ZIP = Buffer.from('PK\x03\x04')
/** A small file may repeat one long text in every cell, which is copied for each. */
const MAX_CHARACTERS = 30_000_000

/** The rows of a file that are not empty. The content decides the format, never the name. */
export async function readRows(bytes: Buffer, maxRows: number): Promise<SheetRow[]> {
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP)
  const sheet = isZip ? await readXlsx(bytes, maxRows) : readCsv(bytes, maxRows)
  const rows: SheetRow[] = []
  let characters = 0
  for (const [at, values] of sheet.entries()) {
    const cells = values.map(cellText)
    const filled = cells.findLastIndex((cell) => cell !== '') + 1
    if (filled === 0) continue
    if (rows.length === maxRows) throw new SheetProblem('tooManyRows')
    characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > MAX_CHARACTERS) throw new SheetProblem('tooLargeUnpacked')
    rows.push({ row: at + 1, cells: cells.slice(0, filled) })
  }
  return rows
}
