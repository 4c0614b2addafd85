import type { Pool } from 'pg'
import { sheetTitles } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { toSheetRow } from '../../apps/api/src/inventory/sheets/sheet-row'
import { findItems } from '../../apps/api/src/inventory/stock/stock-items.repository'
import { openDb } from '../../apps/api/src/platform/db/db'
import { writeCsv, writeXlsx, type Cell } from '../../apps/api/src/platform/spreadsheets/write-sheet'

const CHUNK = 5000
/** One in so many rows is a new item, all others get a new price. */
const NEW_IN = 4
const columnOf = (title: string) => sheetTitles.findIndex((each) => each.startsWith(title))
const [PRICE, AVAILABLE] = [columnOf('Price'), columnOf('Available')]

/** A sheet of so many rows, as CSV and as XLSX: new prices for items that are there, and new items. */
export async function writeStockSheet(pool: Pool, count: number): Promise<{ csv: Buffer; xlsx: Buffer }> {
  const db = openDb(pool)
  const rows: Cell[][] = []
  const { rows: ids } = await pool.query<{ id: number }>('select id from stock_items order by id limit $1', [count])
  for (let start = 0; start < ids.length; start += CHUNK) {
    const items = await findItems(
      db,
      ids.slice(start, start + CHUNK).map(({ id }) => id),
    )
    rows.push(...items.map(toSheetRow))
  }
  rows.forEach((row, place) => {
    if (place % NEW_IN === 0) row[0] = null
    row[PRICE] = Number(row[PRICE]) + 10
    row[AVAILABLE] = 25
  })
  const text = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  return { csv: Buffer.from(writeCsv(sheetTitles, text)), xlsx: Buffer.from(await writeXlsx(sheetTitles, rows)) }
}
