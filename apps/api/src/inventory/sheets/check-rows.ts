import { setImmediate as breathe } from 'node:timers/promises'
import { stockItemFields, type StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetColumn, sheetFields } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { Db } from '../../platform/db/db'
import { checkCells, checkRow } from './check-row'
import { shown, type Problems } from './find-names'
import { indexNames } from './import-names'
import { listNames } from './import-names.repository'
import { toColumns, type ItemInput } from '../stock/item-columns'
import type { StockRow } from './read-stock-sheet'
import { allStock, isInScope, type StockScope } from '../stock/stock-scope'
import { findItems } from '../stock/stock-items.repository'
import type { StockColumns } from '../stock/stock-write.repository'
import { texts } from './texts'

export const CHUNK = 500
const MAX_ERRORS = 500
const MAX_ID = 2_147_483_647

/** An item to insert, or to update if it has a `before`. */
export interface Change {
  before: StockItem | null
  columns: StockColumns
}

interface RowError {
  row: number
  column: string
  value: string
  error: string
}

export interface Checked {
  changes: Change[]
  unchanged: number
  errorCount: number
  errors: RowError[]
}

/** Compares every row with the stored items. Nothing is written. */
export async function checkRows(
  db: Db,
  rows: readonly StockRow[],
  onChecked: (done: number) => void,
  scope: StockScope = allStock,
) {
  const names = indexNames(await listNames(db), scope.sellerId)
  const checked: Checked = { changes: [], unchanged: 0, errorCount: 0, errors: [] }
  const rowsById = new Map<number, number>()
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK)
    const items = (await findItems(db, idsOf(chunk))).filter((item) => isInScope(scope, item))
    const byId = new Map(items.map((item) => [item.itemId, item]))
    for (const row of chunk) {
      const problems: Problems = new Map()
      const before = findBefore(row, byId, rowsById, problems)
      const input = before === undefined ? null : checkRow(row, before, names, problems)
      if (before === undefined) checkCells(row, names, problems)
      if (!input) report(checked, row, problems)
      else if (before && isSame(before, input)) checked.unchanged++
      else checked.changes.push({ before: before ?? null, columns: columnsOf(input, names.pipes) })
    }
    onChecked(start + chunk.length)
    await breathe()
  }
  return checked
}

/** The ids of all items that the rows name, sorted. */
export const idsOf = (rows: readonly StockRow[]) =>
  [...new Set(rows.flatMap(({ cells }) => readId(cells.itemId) ?? []))].sort((a, b) => a - b)

function readId(text = ''): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? id : null
}

/** The item of a row; null for a new one, undefined when the ID is unknown. */
function findBefore(
  { row, cells }: StockRow,
  items: ReadonlyMap<number, StockItem>,
  rowsById: Map<number, number>,
  problems: Problems,
): StockItem | null | undefined {
  if (cells.itemId === undefined) return null
  const id = readId(cells.itemId)
  const item = id === null ? undefined : items.get(id)
  const twin = id === null ? undefined : rowsById.get(id)
  if (id !== null) rowsById.set(id, twin ?? row)
  if (id === null) problems.set('itemId', texts.idInvalid)
  else if (!item) problems.set('itemId', texts.idUnknown(String(id)))
  else if (twin !== undefined) problems.set('itemId', texts.idTwice(String(twin)))
  return problems.size > 0 ? undefined : item
}

function report(checked: Checked, { row, cells }: StockRow, problems: Problems) {
  for (const field of sheetFields) {
    const error = problems.get(field)
    if (error === undefined) continue
    checked.errorCount++
    if (checked.errors.length === MAX_ERRORS) continue
    checked.errors.push({ row, column: sheetColumn(field).title, value: shown(cells[field] ?? ''), error })
  }
}

const fields = Object.keys(stockItemFields) as (keyof ItemInput)[]
const isSame = (before: StockItem, input: ItemInput) => fields.every((field) => before[field] === input[field])

function columnsOf(input: ItemInput, pipes: ReadonlyMap<number, Pick<StockColumns, 'classId' | 'sizeId'>>) {
  const pipe = pipes.get(input.thicknessId)
  if (!pipe) throw new Error('A thickness without size or class')
  return toColumns(input, { classId: pipe.classId, sizeId: pipe.sizeId, imageFileId: null })
}
