import { z } from 'zod'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { chargedAmounts } from '../../ordering/orders/charged-amounts'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'

/** What an order at quoted prices costs. */
export const quoteAmounts = chargedAmounts.extend({
  /** The total by the ton, at the buyer's gate. */
  landedCostPerTon: z.number(),
})

/** One party's quote, for the buyer to compare. */
const quote = z.object({
  quoteId: z.number(),
  enquiryId: z.number(),
  partyId: z.number(),
  party: z.string(),
  /** Whether the party is a supplier who was verified. */
  verified: z.boolean(),
  /** Given before the last edit of the enquiry. */
  outdated: z.boolean(),
  expired: z.boolean(),
  accepted: z.boolean(),
  /** The order that was made of it, for the buyer and administrators to go to. */
  orderId: z.number().nullable(),
  validUntil: instant.nullable(),
  freightPerTon: z.number().nullable(),
  paymentTerms: z.string().nullable(),
  remark: z.string().nullable(),
  quotedAt: instant,
  /** In the order of the enquiry's items; an outdated quote may lack some. */
  items: z.array(z.object({ enquiryItemId: z.number(), price: z.number(), amount: z.number() })),
  ...quoteAmounts.shape,
}) satisfies z.ZodType<Quote>

export const fetchQuotesInput = z.object({ enquiryId: queryId('BuyerInstructionId') })

export const fetchQuotes = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/Quotes',
  permission: 'compare quotes',
  summary:
    'The quotes for an enquiry side by side, the lowest landed cost first, as many as an answer has room for: for its buyer and administrators.',
  input: fetchQuotesInput,
  response: z.array(quote),
  paged: true,
})
