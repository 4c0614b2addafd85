import { z } from 'zod'
import { units } from '@lohahaat/domain/catalogue/tons'

/** A line of a buyer's list as it was understood; null where the line doesn't say. */
export const enquiryLine = z.object({
  /** As it was written. */
  line: z.string(),
  className: z.string().nullable(),
  /** Size. */
  size: z.string().nullable(),
  /** Thickness in millimetres. */
  thickness: z.string().nullable(),
  /** Metres. */
  length: z.number().nullable(),
  quantity: z.number().nullable(),
  unit: z.enum(['Ton', 'Pieces', 'Kg', 'Metre', 'Feet']).nullable(),
  grade: z.string().nullable(),
  make: z.string().nullable(),
  /** False when a person must look. */
  certain: z.boolean(),
  /** What is unclear, or what was concluded. */
  note: z.string().nullable(),
  /** The leaf of the tree that fits, null where none does. */
  item: z
    .object({ departmentId: z.number(), classId: z.number(), sizeId: z.number(), thicknessId: z.number() })
    .nullable(),
  /** The quantity as an enquiry takes it, by weight and length of the leaf; null where it can't be told. */
  asked: z.object({ quantity: z.number(), unit: z.enum(units) }).nullable(),
  /** Read from a photo, and not looked at by anybody. */
  fromPhoto: z.boolean(),
})

export type EnquiryLine = z.output<typeof enquiryLine>

/** Longer lists are better sent as several enquiries. */
export const MOST_LINES = 1000
