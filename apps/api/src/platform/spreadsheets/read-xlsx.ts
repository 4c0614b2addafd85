import { readSheet } from 'read-excel-file/universal'
import { checkWorkbook } from './check-workbook'

/** A workbook may start with empty sheets; one with only these counts as empty. */
const SHEETS_TRIED = 3

/** The cells of the first sheet that has any. Formulas are read as their saved values. */
export async function readXlsx(bytes: Buffer, maxRows: number): Promise<unknown[][]> {
  checkWorkbook(bytes, maxRows)
  const { buffer, byteOffset, byteLength } = bytes
  const workbook = () => buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  for (let sheet = 1; sheet <= SHEETS_TRIED; sheet++) {
    const rows = await readSheet(workbook(), sheet, { trim: false }).catch((error: unknown) => {
      if (sheet > 1 && error instanceof Error && error.name === 'SheetNotFoundError') return null
      throw error
    })
    if (rows === null) break
    if (rows.length > 0) return rows
  }
  return []
}
