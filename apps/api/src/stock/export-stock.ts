import type { StockFilters } from '@lohahaat/contract/stock/stock-filters'
import type { StockItem } from '@lohahaat/contract/stock/stock-item'
import { sheetTitles } from '@lohahaat/contract/stock/stock-sheet'
import type { SheetFormat } from '@lohahaat/contract/stock/stock-template'
import { istDay } from '@lohahaat/domain/ist'
import type { Db } from '../db/db'
import { writeLongCsv, writeLongXlsx } from '../spreadsheets/write-long-sheet'
import type { Cell } from '../spreadsheets/write-sheet'
import { readItems } from './export-stock.repository'
import { toSheetRow } from './sheet-row'

export const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function exportItems(db: Db, format: SheetFormat, filters: StockFilters, at: Date) {
  const chunks = rowsOf(readItems(db, filters))
  const bytes = format === 'csv' ? await writeLongCsv(sheetTitles, chunks) : await writeLongXlsx(sheetTitles, chunks)
  return { name: `lohahaat-stock-${istDay(at)}.${format}`, mediaType: mediaTypes[format], bytes }
}

async function* rowsOf(chunks: AsyncIterable<StockItem[]>): AsyncGenerator<Cell[][]> {
  for await (const items of chunks) yield items.map(toSheetRow)
}
