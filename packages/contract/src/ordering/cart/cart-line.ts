import { z } from 'zod'
import { units } from './quantity'

export const cartLine = z.object({
  cartId: z.number(),
  stockDetailId: z.number(),
  brandId: z.number(),
  brandName: z.string(),
  imageFileName: z.string().nullable(),
  departmentName: z.string(),
  className: z.string(),
  /** Size. */
  subClassName: z.string(),
  /** Thickness in millimetres. */
  subClassName1: z.string(),
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
  /** Kilograms; null: sold by the ton only. */
  weight_Per_Piece: z.number().nullable(),
  /** The GST number of the buyer's account. */
  gstNo: z.string(),
  /** Tons; null: not tracked. */
  available: z.number().nullable(),
  /** False once it has been taken out of the catalogue: it can't be ordered any more. */
  sold: z.boolean(),
})

export type CartLine = z.output<typeof cartLine>

export const feeStructure = z.object({
  /** Percent. */
  applicable_GST: z.number(),
  weight_Charges: z.number(),
  /** Per ton. */
  loading_Charges: z.number(),
  /** Per ton. */
  plattform_Fees: z.number(),
  /** Per extra brand. */
  material_Handling_Fees: z.number(),
})

export type CartFees = z.output<typeof feeStructure>
