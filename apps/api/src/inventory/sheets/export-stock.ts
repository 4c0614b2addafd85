import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetTitles } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { SheetFormat } from '@lohahaat/contract/inventory/sheets/stock-template'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { writeLongCsv, writeLongXlsx } from '../../platform/spreadsheets/write-long-sheet'
import type { Cell } from '../../platform/spreadsheets/write-sheet'
import { allStock, within, type StockScope } from '../stock/stock-scope'
import { readItems } from './export-stock.repository'
import { toSheetRow } from './sheet-row'

export const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function exportItems(
  db: Db,
  { userId, at }: Actor,
  { format, ...filters }: StockFilters & { format: SheetFormat },
  scope: StockScope = allStock,
) {
  const chunks = rowsOf(readItems(db, within(scope, filters)))
  const write = format === 'csv' ? writeLongCsv : writeLongXlsx
  const bytes = await write(userId, sheetTitles, chunks)
  return { name: `lohahaat-stock-${istDay(at)}.${format}`, mediaType: mediaTypes[format], bytes }
}

async function* rowsOf(chunks: AsyncIterable<StockItem[]>): AsyncGenerator<Cell[][]> {
  for await (const items of chunks) yield items.map(toSheetRow)
}
