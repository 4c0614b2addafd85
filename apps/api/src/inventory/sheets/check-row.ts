import { z } from 'zod'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { stockItemFields, type StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetColumn, sheetFields, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readYesNo } from '@lohahaat/contract/inventory/sheets/stock-sheet-values'
import { readFigure } from '@lohahaat/domain/inventory/figure-text'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { hsnOf } from '@lohahaat/domain/catalogue/hsn'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import { ANY_ID, findId, findPipe, type Problems } from './find-names'
import type { Names, Pipe } from './import-names'
import type { ItemInput } from '../stock/item-columns'
import type { StockRow } from './stock-rows'
import { texts } from './texts'

const schema = z.object(stockItemFields)

/** The column of a form field. */
const columnOf = new Map<PropertyKey, SheetField>(
  sheetFields.map((field) => [sheetColumn(field).idField ?? field, field]),
)

type Draft = Partial<Record<keyof ItemInput, unknown>>

/**
 * One row as the form would send it, or null when it has problems. A blank cell keeps the value of an existing item;
 * for a new item it is filled in where possible.
 */
export function checkRow({ cells }: StockRow, before: StockItem | null, names: Names, problems: Problems) {
  const pipeId = findPipe(names, cells, before, problems)
  const pipe = pipeId === null ? undefined : names.pipes.get(pipeId)
  const values = readValues(cells, problems)
  const draft: Draft = {
    ...(before ?? { ...blank, ...(pipe && derive(pipe, values)) }),
    ...values,
    brandId: findId('brandName', cells, names.brand, before?.brandId, problems),
    gradeId: findId('grade', cells, names.grade, before?.gradeId ?? null, problems),
    standardId: findId('standard', cells, names.standard, before?.standardId ?? null, problems),
    stampId: findId('stamp', cells, names.stamp, before?.stampId ?? null, problems),
    deliveryId: findId('delivery', cells, names.delivery, before?.deliveryId, problems),
    sellerId: findSeller(cells, names, before, problems),
    thicknessId: pipeId ?? ANY_ID,
  }
  const { data, error } = schema.safeParse(draft)
  for (const { path, message } of error?.issues ?? []) {
    const field = columnOf.get(path[0] ?? '')
    if (field && !problems.has(field)) problems.set(field, message)
  }
  const { sellerId } = draft
  const isSellerKept = sellerId === before?.sellerId || names.activeSellers.has(Number(sellerId))
  if (!isSellerKept && !problems.has('sellerName')) problems.set('sellerName', refusalTexts.sellerInactive)
  return data && problems.size === 0 ? data : null
}

function findSeller(cells: StockRow['cells'], names: Names, before: StockItem | null, problems: Problems) {
  const present = before?.sellerId ?? names.onlySellerId ?? undefined
  const id = findId('sellerName', cells, names.seller, present, problems)
  if (names.onlySellerId !== null && problems.has('sellerName')) problems.set('sellerName', texts.otherSeller)
  return id
}

/** As checkRow for a row whose item is unknown: only what was filled in can be wrong. */
export function checkCells(row: StockRow, names: Names, problems: Problems) {
  const found: Problems = new Map()
  checkRow(row, null, names, found)
  for (const [field, problem] of found) if (row.cells[field] !== undefined) problems.set(field, problem)
}

/** Defaults of a new item. */
const blank = {
  weightPerPiece: null,
  /** The heading for pipes of any shape: where the pipe is unknown, that is the only error to report. */
  hsn: '7306',
  available: null,
  mtc: false,
  iso: false,
  active: true,
  imageFileName: null,
}

function readValues(cells: StockRow['cells'], problems: Problems): Draft {
  const values: Record<string, unknown> = {}
  for (const field of sheetFields) {
    const text = cells[field]
    if (text === undefined) continue
    const { kind } = sheetColumn(field)
    // NaN fails in the schema, which reports it; null would pass where a number may be missing.
    if (kind === 'figure') values[field] = readFigure(text) ?? NaN
    if (kind === 'code') values[field] = text.replaceAll(' ', '')
    if (kind !== 'yesNo') continue
    values[field] = readYesNo(text) ?? false
    if (readYesNo(text) === null) problems.set(field, texts.notYesOrNo)
  }
  return values
}

/** Derived from the pipe: its theoretical weight and the HSN code of its shape. */
function derive({ size, thickness }: Pipe, { length }: Draft): Draft {
  const grams = pieceGrams({ size, thickness, length: Number(length) })
  return {
    weightPerPiece: grams ? Number(fromUnits(grams, 3)) : null,
    hsn: hsnOf(size, thickness) ?? '',
  }
}
