import { z } from 'zod'
import type { FoundItem } from '@lohahaat/domain/catalogue/item'

/** One item of the catalogue as everybody sees it. */
export const productCard = z.object({
  itemId: z.number(),
  brandId: z.number(),
  brandName: z.string(),
  imageFileName: z.string().nullable(),
  classId: z.number(),
  className: z.string(),
  /** Size. */
  size: z.string(),
  /** Thickness in millimetres. */
  thickness: z.string(),
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
  weightPerPiece: z.number().nullable(),
  /** Tons; null: not tracked. */
  available: z.number().nullable(),
  hsn: z.string(),
  /** The day on which whoever sells it opens again; absent where he is open. */
  backOn: z.iso.date().optional(),
  /** What of the search it doesn't fulfil; absent where it fulfils all. */
  differs: z
    .array(
      z.object({
        field: z.enum(['size', 'thickness', 'length', 'make', 'grade', 'standard', 'word']),
        asked: z.string(),
      }),
    )
    .readonly()
    .optional(),
}) satisfies z.ZodType<FoundItem>
