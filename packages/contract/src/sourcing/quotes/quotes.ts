import { z } from 'zod'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import { betterStates, type BetterAsk, type OfferedItem, type Quote } from '@lohahaat/domain/sourcing/quote'
import { chargedAmounts } from '../../ordering/orders/charged-amounts'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'

/** What an order at quoted prices costs. */
export const quoteAmounts = chargedAmounts.extend({
  /** The total by the ton, at the buyer's gate. */
  landedCostPerTon: z.number(),
})

/** The last time that the buyer asked a party for a better price. */
export const betterAsk = z.object({
  state: z.enum(betterStates),
  askedAt: instant,
  deadline: instant.nullable(),
  note: z.string().nullable(),
  /** When the party answered with a new version, or kept its price. */
  answeredAt: instant.nullable(),
  /** The lines that it is about; all of them where the list is empty. The target is in rupees per the unit of the party's price. */
  lines: z.array(z.object({ enquiryItemId: z.number(), targetPrice: z.number().nullable() })),
}) satisfies z.ZodType<BetterAsk>

/** A file that a party added to its quote. */
export const quoteFile = z.object({ quoteFileId: z.number(), fileName: z.string() })

export const typedPrice = z.object({
  /** As the party typed it. */
  price: z.number(),
  priceUnit: z.enum(priceUnits),
  /** For comparing; null where it can't be told. */
  pricePerTon: z.number().nullable(),
  amount: z.number(),
})

/** A line that a party offers. */
const offeredItem = typedPrice.extend({
  enquiryItemId: z.number(),
  /** The make that is offered; left out where the party named none. */
  make: z.string().optional(),
  deliveryDays: z.number().optional(),
  /** True where it became a line of an order. */
  ordered: z.literal(true).optional(),
  /** As it was in the version before; left out where there is none. */
  previous: typedPrice.optional(),
}) satisfies z.ZodType<OfferedItem>

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
  /** Grows with every new quote of the party. */
  version: z.number(),
  /** What the version before came to, at today's fees; null for the first. */
  previous: z.object({ totalPrice: z.number(), quotedAt: instant, offered: z.number() }).nullable(),
  /** How many lines of the enquiry it has a price for. */
  offered: z.number(),
  /** Whether it offers every line. */
  complete: z.boolean(),
  better: betterAsk.nullable(),
  files: z.array(quoteFile),
  /** In the order of the enquiry's items; what is not offered is left out. */
  items: z.array(offeredItem),
  ...quoteAmounts.shape,
}) satisfies z.ZodType<Quote>

export const fetchQuotesInput = z.object({ enquiryId: queryId('BuyerInstructionId') })

export const fetchQuotes = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/Quotes',
  permission: 'compare quotes',
  summary:
    'The quotes for an enquiry side by side, as many as an answer has room for: those that offer every line, the lowest landed cost first, then those that offer most lines. For its buyer and administrators.',
  input: fetchQuotesInput,
  response: z.array(quote),
  paged: true,
})
