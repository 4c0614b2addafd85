import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { MOST_ITEMS } from '../enquiries/enquiry-item'
import { quoteAmounts } from '../quotes/quotes'
import { texts } from '../texts'

const missing = () => texts.cellsMissing

/** Which quote each line goes to; a line that is not named is not ordered. */
export const awardCells = z
  .array(z.object({ enquiryItemId: recordId('buyerItemDetailId'), quoteId: recordId('quoteId') }), { error: missing })
  .min(1, { error: missing })
  .max(MOST_ITEMS, { error: missing })
  .refine((cells) => new Set(cells.map(({ enquiryItemId }) => enquiryItemId)).size === cells.length, {
    error: () => texts.cellTwice,
  })

/** What one party would deliver. */
const lot = z.object({
  quoteId: z.number(),
  party: z.string(),
  enquiryItemIds: z.array(z.number()),
  ...quoteAmounts.shape,
})

/** What an award comes to, fees and freight included. */
export const awardSum = z.object({
  lots: z.array(lot),
  totalPrice: z.number(),
  landedCostPerTon: z.number(),
  /** What the further lots cost more in handling and weighment; it is part of the total. */
  extraCharges: z.number(),
  /** The cheapest single quote for the same lines; null where no party offers all of them. */
  bestSingle: z.object({ quoteId: z.number(), party: z.string(), totalPrice: z.number() }).nullable(),
  /** Against that quote, below 0 where the award costs more; null where there is none. */
  saves: z.number().nullable(),
  /** The lines of the enquiry that are not ordered. */
  leftOutItemIds: z.array(z.number()),
})

export type AwardSum = z.output<typeof awardSum>

export const previewAward = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/AwardPreview',
  permission: 'compare quotes',
  summary:
    'What an award of lines to quotes comes to, as AwardLines charges it, and what it saves: for the buyer and administrators. Nothing is saved.',
  input: z.object({ enquiryId: recordId('buyerInstructionId'), cells: awardCells }),
  response: awardSum,
})
