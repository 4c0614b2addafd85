import { z } from 'zod'
import { inBodies } from '../../platform/wire/spelling'
import type { Text } from '@lohahaat/domain/platform/language'
import { instant, recordId, text } from '../../platform/fields'
import { decimal } from '../../platform/decimal'
import { texts } from '../texts'
import { priceLimits, type StockChoice } from './stock-choices'

const choice = (field: StockChoice) => recordId(inBodies.toWire(field), () => texts.choiceMissing(texts.choices[field]))
const yesNo = (error: Text) => z.boolean({ error })

export const price = decimal(() => texts.price, priceLimits)

/** What the form of an item sends. The thickness decides size and class. */
export const stockItemFields = {
  brandId: choice('brandId'),
  thicknessId: choice('thicknessId'),
  length: decimal(() => texts.length, { above: 0, max: 20, places: 3 }),
  gradeId: choice('gradeId').nullable(),
  standardId: choice('standardId').nullable(),
  stampId: choice('stampId').nullable(),
  deliveryId: choice('deliveryId'),
  sellerId: choice('sellerId'),
  price,
  /** Null where it is unknown: the item is sold by the ton only. */
  weightPerPiece: decimal(() => texts.weightPerPiece, { above: 0, max: 100_000, places: 3 }).nullable(),
  /** Null: not tracked. */
  available: decimal(() => texts.available, { min: 0, max: 100_000, places: 3 }).nullable(),
  hsn: z
    .string({ error: () => texts.hsnMissing })
    .trim()
    .min(1, { error: () => texts.hsnMissing })
    .regex(/^(\d{4}|\d{6}|\d{8})$/, { error: () => texts.hsnInvalid }),
  mtc: yesNo(() => texts.mtcMissing),
  iso: yesNo(() => texts.isoMissing),
  active: yesNo(() => texts.activeMissing),
  imageFileName: text(
    () => texts.picture,
    100,
    () => texts.pictureMissing,
  ).nullable(),
}

/** The fields of an item that mean something to a person; the audit stores them. */
export const stockItemText = z.object({
  brandName: z.string(),
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  /** Metres. */
  length: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  stamp: z.string().nullable(),
  delivery: z.string(),
  mtc: z.boolean(),
  iso: z.boolean(),
  sellerName: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  /** Kilograms. */
  weightPerPiece: z.number().nullable(),
  /** Tons. */
  available: z.number().nullable(),
  hsn: z.string(),
  imageFileName: z.string().nullable(),
  active: z.boolean(),
})

export const stockItem = stockItemText.extend({
  itemId: z.number(),
  brandId: z.number(),
  departmentId: z.number(),
  classId: z.number(),
  sizeId: z.number(),
  thicknessId: z.number(),
  gradeId: z.number().nullable(),
  standardId: z.number().nullable(),
  stampId: z.number().nullable(),
  deliveryId: z.number(),
  sellerId: z.number(),
  /** Grows with every change: a form sends back the one it was loaded with. */
  version: z.number(),
  updatedAt: instant,
})

export type StockItemText = z.output<typeof stockItemText>

export type StockItem = z.output<typeof stockItem>
