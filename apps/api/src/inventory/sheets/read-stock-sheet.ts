import { MOST_IMPORTED } from '@lohahaat/contract/inventory/sheets/import-stock'
import { requiredFields, sheetColumn, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { readSheetInParts } from '../../platform/spreadsheets/read-sheet'
import { ROWS_ABOVE, StockRows } from './stock-rows'

export interface StockSheet {
  rows: StockRows
  ignored: readonly string[]
}

/** For the longest sheet on a busy machine. */
const LIMITS = { timeoutMs: 120_000, memoryMb: 1024 }
const MAX_IGNORED = 20

/** `known` are columns that a sheet can do without, since it is clear what would be in them. */
export async function readStockSheet(
  account: number,
  upload: Upload,
  known: readonly SheetField[] = [],
): Promise<StockSheet> {
  const rows = new StockRows()
  const options = { maxRows: MOST_IMPORTED, rowsAbove: ROWS_ABOVE, ...LIMITS }
  await readSheetInParts(account, upload, options, (part) => rows.add(part))
  const { places, ignored, twice } = rows.header
  if (twice) throw new Refusal('columnTwice', sheetColumn(twice).title)
  if (rows.length > MOST_IMPORTED) throw new Refusal('tooManyRows', MOST_IMPORTED)
  requireColumns([...places.keys(), ...known], rows)
  if (rows.length === 0) throw new Refusal('emptySheet')
  return { rows, ignored: ignored.slice(0, MAX_IGNORED).map((title) => title.slice(0, 60)) }
}

/** IDs and new prices are enough when nothing is new. */
function requireColumns(present: readonly SheetField[], { length, hasOnlyIds }: StockRows) {
  const missing = requiredFields.filter((field) => !present.includes(field)).map((field) => sheetColumn(field).title)
  if (missing.length > 0 && !(length > 0 && hasOnlyIds)) throw new Refusal('missingColumns', missing)
}
