import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { StockColumns } from './stock-write.repository'

/** What the form of an item sends. */
export type ItemInput = ParsedInputOf<typeof createStockDetail>

/** What the input stands for in the database. */
type Found = Pick<StockColumns, 'classId' | 'sizeId' | 'imageFileId'>

/** An item of the wire as the table holds it. */
export function toColumns(input: ItemInput, found: Found): StockColumns {
  const { thicknessId: subClass1Id, length, price, weightPerPiece, available, imageFileName: _, ...same } = input
  return {
    ...same,
    ...found,
    subClass1Id,
    lengthMetres: length,
    pricePaisePerTon: rupees(price),
    pieceGrams: weightPerPiece === null ? null : toUnits(weightPerPiece, 3),
    availableKg: available === null ? null : toUnits(available, 3),
  }
}
