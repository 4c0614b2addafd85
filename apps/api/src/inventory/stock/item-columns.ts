import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { StockColumns } from './stock-write.repository'

/** The input of the item form. */
export type ItemInput = ParsedInputOf<typeof createStockDetail>

/** Ids derived from the input. */
type Found = Pick<StockColumns, 'classId' | 'sizeId' | 'imageFileId'>

/** The columns of an item. */
export function toColumns(input: ItemInput, found: Found): StockColumns {
  const { length, price, weightPerPiece, available, imageFileName: _, ...same } = input
  return {
    ...same,
    ...found,
    lengthMetres: length,
    pricePaisePerTon: rupees(price),
    pieceGrams: weightPerPiece === null ? null : toUnits(weightPerPiece, 3),
    availableKg: available === null ? null : toUnits(available, 3),
  }
}
