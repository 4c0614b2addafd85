import { z } from 'zod'

/** One item of the catalogue as everybody sees it. */
export const productCard = z.object({
  stockDetailId: z.number(),
  brandId: z.number(),
  brandName: z.string(),
  imageFileName: z.string().nullable(),
  classId: z.number(),
  className: z.string(),
  /** Size. */
  subClassName: z.string(),
  /** Thickness in millimetres. */
  subClassName1: z.string(),
  /** Metres. */
  length: z.number(),
  delivery: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  mtc: z.boolean(),
  iso: z.boolean(),
  stamp: z.string().nullable(),
  /** Kilograms; null: sold by the ton only. */
  weight_Per_Piece: z.number().nullable(),
  /** Tons; null: not tracked. */
  available: z.number().nullable(),
  hsn: z.string(),
})

export type ProductCard = z.output<typeof productCard>
