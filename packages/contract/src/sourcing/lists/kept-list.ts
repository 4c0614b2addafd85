import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { instant, recordId, text } from '../../platform/fields'
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
