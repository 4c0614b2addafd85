import { sheetFields, sheetTitles, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { SheetFormat } from '@lohahaat/contract/inventory/sheets/stock-template'
import type { Db } from '../../platform/db/db'
import { writeCsv, writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { mediaTypes } from './export-stock'
import { toSheetRow } from './sheet-row'
import { allStock, within, type StockScope } from '../stock/stock-scope'
import { listItems } from '../stock/stock-list.repository'

type Request = Parameters<typeof listItems>[1]

/** Left out of the second example, to show that they are optional. */
const leftOut: ReadonlySet<SheetField> = new Set(['itemId', 'weightPerPiece', 'hsn', 'active'])

/** A sheet to fill in, with two examples: the first changes nothing as it is, the second is a new item. */
export async function writeTemplate(db: Db, format: SheetFormat, scope: StockScope = allStock) {
  const { rows: items } = await listItems(db, within<Request>(scope, { active: 'true', pageSize: 2 }))
  const rows = items.map((item, at) => {
    const row = toSheetRow(item)
    return at === 0 ? row : row.map((cell, place) => (leftOut.has(sheetFields[place] ?? 'length') ? null : cell))
  })
  const bytes = format === 'csv' ? writeCsv(sheetTitles, rows) : await writeXlsx(sheetTitles, rows)
  return { name: `lohahaat-stock-template.${format}`, mediaType: mediaTypes[format], bytes: new Uint8Array(bytes) }
}
