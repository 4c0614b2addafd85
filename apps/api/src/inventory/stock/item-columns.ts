import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import type { StockColumns } from './stock-write.repository'

/** The input of the item form. */
export type ItemInput = ParsedInputOf<typeof createStockDetail>

/** Ids derived from the input. */
type Found = Pick<StockColumns, 'classId' | 'sizeId' | 'imageFileId'>

/** The columns of an item, each by its name: an import makes 100,000, and copying the rest of an object is slow. */
export const toColumns = (input: ItemInput, { classId, sizeId, imageFileId }: Found): StockColumns => ({
  brandId: input.brandId,
  classId,
  sizeId,
  thicknessId: input.thicknessId,
  lengthMetres: input.length,
  gradeId: input.gradeId,
  standardId: input.standardId,
  stampId: input.stampId,
  deliveryId: input.deliveryId,
  sellerId: input.sellerId,
  mtc: input.mtc,
  iso: input.iso,
  pricePaisePerTon: rupees(input.price),
  pieceGrams: input.weightPerPiece === null ? null : toUnits(input.weightPerPiece, 3),
  availableKg: input.available === null ? null : toUnits(input.available, 3),
  hsn: input.hsn,
  imageFileId,
  active: input.active,
})
