import { setImmediate as breathe } from 'node:timers/promises'
import {
  stockItemFields,
  stockItemText,
  type StockItem,
  type StockItemText,
} from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetColumn, sheetFields } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { Db } from '../../platform/db/db'
import { checkCells, checkRow } from './check-row'
import { shown, type Problems } from './find-names'
import { indexNames, namesOf, type Names, type Pipe } from './import-names'
import { listNames } from './import-names.repository'
import { toColumns, type ItemInput } from '../stock/item-columns'
import { idIn, type StockRow } from './stock-rows'
import { isInScope, type StockScope } from '../stock/stock-scope'
import type { StockColumns } from '../stock/stock-write.repository'
import { texts } from './texts'

/** Rows between which others get their turn. */
const AT_ONCE = 50

/** An item to insert, or to update if it has a `before`. */
export interface Change {
  before: StockItem | null
  columns: StockColumns
  /** The item as the audit has it afterwards. */
  after: StockItemText
}

export interface RowError {
  row: number
  column: string
  value: string
  error: string
}

export interface CheckedChunk {
  /** How many rows have been checked so far. */
  done: number
  changes: Change[]
  unchanged: number
  errors: RowError[]
}

type FindItems = (db: Db, ids: readonly number[]) => Promise<StockItem[]>

/** Compares rows with the stored items, some at a time. */
export async function* checkInChunks(
  db: Db,
  chunks: Iterable<readonly StockRow[]>,
  scope: StockScope,
  findItems: FindItems,
): AsyncGenerator<CheckedChunk> {
  const names = indexNames(await listNames(db), scope.sellerId)
  const rowsById = new Map<number, number>()
  let done = 0
  for (const chunk of chunks) {
    done += chunk.length
    const items = (await findItems(db, idsOf(chunk))).filter((item) => isInScope(scope, item))
    const byId = new Map(items.map((item) => [item.itemId, item]))
    const checked: CheckedChunk = { done, changes: [], unchanged: 0, errors: [] }
    for (const [at, row] of chunk.entries()) {
      if (at % AT_ONCE === 0) await breathe()
      const problems: Problems = new Map()
      const before = findBefore(row, byId, rowsById, problems)
      const input = before === undefined ? null : checkRow(row, before, names, problems)
      if (before === undefined) checkCells(row, names, problems)
      if (!input) checked.errors.push(...errorsOf(row, problems))
      else if (before && isSame(before, input)) checked.unchanged++
      else checked.changes.push(changeOf(before ?? null, input, names))
    }
    yield checked
  }
}

/** The ids of all items that the rows name, sorted. */
const idsOf = (rows: readonly StockRow[]) =>
  [...new Set(rows.flatMap((row) => idIn(row.cells.itemId) ?? []))].sort((a, b) => a - b)

/** The item of a row; null for a new one, undefined when the ID is unknown. */
function findBefore(
  line: StockRow,
  items: ReadonlyMap<number, StockItem>,
  rowsById: Map<number, number>,
  problems: Problems,
): StockItem | null | undefined {
  if (line.cells.itemId === undefined) return null
  const id = idIn(line.cells.itemId)
  const item = id === null ? undefined : items.get(id)
  const twin = id === null ? undefined : rowsById.get(id)
  if (id !== null) rowsById.set(id, twin ?? line.row)
  if (id === null) problems.set('itemId', texts.idInvalid)
  else if (!item) problems.set('itemId', texts.idUnknown(String(id)))
  else if (twin !== undefined) problems.set('itemId', texts.idTwice(String(twin)))
  return problems.size > 0 ? undefined : item
}

const errorsOf = ({ row, cells }: StockRow, problems: Problems): RowError[] =>
  sheetFields.flatMap((field) => {
    const error = problems.get(field)
    return error === undefined ? [] : { row, column: sheetColumn(field).title, value: shown(cells[field] ?? ''), error }
  })

const fields = Object.keys(stockItemFields) as (keyof ItemInput)[]
const isSame = (before: StockItem, input: ItemInput) => fields.every((field) => before[field] === input[field])

function changeOf(before: StockItem | null, input: ItemInput, names: Names): Change {
  const pipe = names.pipes.get(input.thicknessId)
  if (!pipe) throw new Error('A thickness without size or class')
  return {
    before,
    columns: toColumns(input, { classId: pipe.classId, sizeId: pipe.sizeId, imageFileId: null }),
    after: toText(input, pipe, namesOf(input, names)),
  }
}

const toText = (input: ItemInput, pipe: Pipe, names: ReturnType<typeof namesOf>) =>
  stockItemText.parse({
    brandName: names.brandName,
    className: pipe.className,
    size: pipe.size,
    thickness: pipe.thickness,
    length: input.length,
    grade: names.grade,
    standard: names.standard,
    stamp: names.stamp,
    delivery: names.delivery,
    mtc: input.mtc,
    iso: input.iso,
    sellerName: names.sellerName,
    price: input.price,
    weightPerPiece: input.weightPerPiece,
    available: input.available,
    hsn: input.hsn,
    active: input.active,
    imageFileName: input.imageFileName,
  })
