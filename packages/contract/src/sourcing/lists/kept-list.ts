import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { instant, recordId, text } from '../../platform/fields'
import { enquiryLine } from '../list-reader/enquiry-line'
import { texts } from '../texts'
import { givenLine } from './given-line'

/** A line that is kept: what was written and understood, and what it was priced with then. */
export const keptLine = givenLine.extend({
  priced: z
    .object({
      itemId: recordId('stockDetailId'),
      brandName: z.string().max(100),
      /** Rupees per MT. */
      price: z.number().min(0).max(1e9),
      quantity: z.number().min(0).max(1e9),
      unit: z.enum(units),
      /** Kilograms. */
      weight: z.number().min(0).max(1e12),
    })
    .nullable(),
})

export type KeptLine = z.output<typeof keptLine>

/** A kept line as it is fetched. */
export const fetchedLine = z.object({
  line: z.string(),
  understood: enquiryLine
    .pick({
      className: true,
      size: true,
      thickness: true,
      length: true,
      quantity: true,
      unit: true,
      grade: true,
      make: true,
    })
    .optional(),
  isLine: z.boolean(),
  fromPhoto: z.boolean().optional(),
  priced: keptLine.shape.priced,
}) satisfies z.ZodType<KeptLine>

export const listName = text(
  () => texts.listName,
  80,
  () => texts.listNameMissing,
)

/** A list as it is shown among others. */
export const keptListHead = z.object({
  listId: z.number(),
  name: z.string(),
  lineCount: z.number(),
  updatedAt: instant,
})

export type KeptListHead = z.output<typeof keptListHead>
