import { z } from 'zod'
import type { Fees } from '@lohahaat/domain/ordering/cart'
import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { weightBases } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { units } from '@lohahaat/domain/catalogue/tons'

export const cartLine = z.object({
  cartLineId: z.number(),
  itemId: z.number(),
  brandId: z.number(),
  brandName: z.string(),
  imageFileName: z.string().nullable(),
  departmentName: z.string(),
  className: z.string(),
  /** Size. */
  size: z.string(),
  /** Thickness in millimetres. */
  thickness: z.string(),
  /** Metres. */
  length: z.number(),
  /** Rupees per MT. */
  price: z.number(),
  grade: z.string().nullable(),
  mtc: z.boolean(),
  iso: z.boolean(),
  standard: z.string().nullable(),
  delivery: z.string(),
  stamp: z.string().nullable(),
  unit: z.enum(units),
  quantity: z.number(),
  weightBasis: z.enum(weightBases),
  /** Kilograms; null: sold by the ton only. */
  weightPerPiece: z.number().nullable(),
  /** The GST number of the buyer's account. */
  gstNo: z.string(),
  /** Tons; null: not tracked. */
  available: z.number().nullable(),
  /** False once it has been taken out of the catalogue: it can't be ordered any more. */
  sold: z.boolean(),
}) satisfies z.ZodType<CartLine>

export const feeStructure = z.object({
  /** Percent. */
  gstPercent: z.number(),
  weighmentCharge: z.number(),
  /** Per ton. */
  loadingCharge: z.number(),
  /** Per ton. */
  platformFee: z.number(),
  /** Per extra brand. */
  handlingFee: z.number(),
}) satisfies z.ZodType<Fees>
