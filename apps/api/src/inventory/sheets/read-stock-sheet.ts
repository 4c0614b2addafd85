import { setImmediate as breathe } from 'node:timers/promises'
import { MOST_IMPORTED } from '@lohahaat/contract/inventory/sheets/import-stock'
import { requiredFields, sheetColumn, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readHeader } from '@lohahaat/contract/inventory/sheets/stock-sheet-header'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import type { SheetRow } from '../../platform/spreadsheets/read-rows'
import { readSheet } from '../../platform/spreadsheets/read-sheet'

export interface StockRow {
  row: number
  /** The cells that are not empty. */
  cells: Partial<Record<SheetField, string>>
}

export interface StockSheet {
  rows: readonly StockRow[]
  ignored: readonly string[]
}

/** Some sheets have a title above the header. */
const ROWS_ABOVE = 10
/** For the longest sheet on a busy machine. */
const LIMITS = { timeoutMs: 120_000, memoryMb: 1024 }
const MAX_IGNORED = 20
const CELLS_AT_ONCE = 1000

/** `known` are columns that a sheet can do without, since it is clear what would be in them. */
export async function readStockSheet(
  account: number,
  upload: Upload,
  known: readonly SheetField[] = [],
): Promise<StockSheet> {
  const sheet = await readSheet(account, upload, { maxRows: MOST_IMPORTED, rowsAbove: ROWS_ABOVE, ...LIMITS })
  const top = findHeader(sheet)
  const header = readHeader(sheet[top]?.cells ?? [])
  if (header.twice) throw new Refusal('columnTwice', sheetColumn(header.twice).title)
  const rows = await nameCells(sheet, top + 1, header.places)
  if (rows.length > MOST_IMPORTED) throw new Refusal('tooManyRows', MOST_IMPORTED)
  requireColumns([...header.places.keys(), ...known], rows)
  if (rows.length === 0) throw new Refusal('emptySheet')
  return { rows, ignored: header.ignored.slice(0, MAX_IGNORED).map((title) => title.slice(0, 60)) }
}

function findHeader(sheet: readonly SheetRow[]): number {
  const knows = ({ cells }: SheetRow) => readHeader(cells).places.size > 1
  return Math.max(0, sheet.slice(0, ROWS_ABOVE).findIndex(knows))
}

/** IDs and new prices are enough when nothing is new. */
function requireColumns(present: readonly SheetField[], rows: readonly StockRow[]) {
  const hasOnlyIds = rows.length > 0 && rows.every(({ cells }) => cells.itemId)
  const missing = requiredFields.filter((field) => !present.includes(field)).map((field) => sheetColumn(field).title)
  if (missing.length > 0 && !hasOnlyIds) throw new Refusal('missingColumns', missing)
}

/** Others get their turns between: 100,000 rows take a second. */
async function nameCells(sheet: readonly SheetRow[], from: number, places: ReadonlyMap<SheetField, number>) {
  const rows: StockRow[] = []
  for (let at = from; at < sheet.length; at++) {
    const { row, cells } = sheet[at] as SheetRow
    rows.push({ row, cells: byField(places, cells) })
    if (at % CELLS_AT_ONCE === 0) await breathe()
  }
  return rows
}

function byField(places: ReadonlyMap<SheetField, number>, cells: readonly string[]): StockRow['cells'] {
  const filled = [...places].flatMap(([field, place]) => (cells[place] ? [[field, cells[place]] as const] : []))
  return Object.fromEntries(filled)
}
