import { z } from 'zod'
import type { RankBand } from '@lohahaat/domain/sourcing/rank-band'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, success } from '../../platform/fields'
import { enquiryMessages } from '../../platform/messages'
import { enquiry } from '../enquiries/enquiry'
import { MOST_ITEMS } from '../enquiries/enquiry-item'
import { texts } from '../texts'

const MAX_PRICE = 100_000_000

/** Where a quote stands by landed cost, no closer than that: a few exact answers would give away what others ask. */
const rankBands = ['first', 'first-half', 'second-half'] as const satisfies RankBand[]

/** The caller's own quote. */
const ownTerms = z.object({
  validUntil: instant.nullable(),
  freightPerTon: z.number().nullable(),
  paymentTerms: z.string().nullable(),
  remark: z.string().nullable(),
  quotedAt: instant,
  isExpired: z.boolean(),
  /** As he was told when he saved it; null where he was not. */
  rankTold: z.enum(rankBands).nullable(),
  /** How many more times he can be told; 0 where the buyer doesn't want it. */
  ranksLeft: z.number(),
})

/** Only for a party whose quote was accepted. */
const buyerContact = z.object({ name: z.string(), legalName: z.string(), phone: z.string(), email: z.string() })

export const fetchQuotePriceInput = z.object({ enquiryId: queryId('BuyerInstructionId') })

export const fetchQuotePrice = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuotePrice',
  permission: 'see what to quote',
  summary: "An enquiry to quote for, in a list of one, with the caller's own quote; empty where there is none.",
  input: fetchQuotePriceInput,
  response: z.array(enquiry.extend({ quote: ownTerms.nullable(), buyerContact: buyerContact.nullable() })),
})

export type QuotedEnquiry = z.output<typeof fetchQuotePrice.response>[number]

/** Rupees per the item's own unit. */
export const quotedPrice = decimal(() => texts.price, { above: 0, max: MAX_PRICE, places: 2 })

const price = z.object({
  enquiryId: recordId('buyerInstructionId'),
  enquiryItemId: recordId('buyerItemDetailId'),
  price: quotedPrice,
  /** The revision that the party saw, where the list goes bare: with it nothing is quoted for that has changed meanwhile. */
  revision: recordId('revision').optional(),
})

const prices = z
  .array(price, { error: () => enquiryMessages.noPrices })
  .min(1, { error: () => enquiryMessages.noPrices })
  .max(MOST_ITEMS, { error: () => enquiryMessages.noPrices })
  .refine((list) => new Set(list.map(({ enquiryId }) => enquiryId)).size < 2, {
    error: () => texts.pricesOfOneEnquiry,
  })
  .refine((list) => new Set(list.map(({ enquiryItemId }) => enquiryItemId)).size === list.length, {
    error: () => texts.onePriceOnly,
  })

/** The terms of a quote besides its prices, all optional. */
export const quoteTerms = z.object({
  validUntil: instant
    .regex(/^20/, { error: () => texts.notThisCentury })
    .nullish()
    .transform((value) => value ?? null),
  freightPerTon: decimal(() => texts.freight, { min: 0, max: 1_000_000, places: 2 })
    .nullish()
    .transform((value) => value ?? null),
  paymentTerms: optionalText(() => texts.paymentTerms, 100),
  remark: optionalText(() => texts.remark, 500),
})

const noTerms = quoteTerms.parse({})

const bareList = prices.transform((list) => ({ ...noTerms, prices: list, revision: list[0]?.revision }))

const withTerms = quoteTerms.extend({
  prices,
  /** The revision that the party saw: with it nothing is quoted for that has changed meanwhile. */
  revision: recordId('revision').optional(),
})

export const sendQuotePrice = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/QuotePrice',
  permission: 'quote for an enquiry',
  summary:
    "Quotes for an enquiry of somebody else's, or replaces the caller's quote. A bare list of prices is enough; terms come in an object around it.",
  input: z.union([bareList, withTerms], {
    // What is wrong with the form that was meant.
    error: ({ input, errors }) => (Array.isArray(input) ? errors[0] : errors[1])?.[0]?.message,
  }),
  /** The rank is there where the buyer wants it told, and the party has not been told too often or quoted for too short. */
  response: success.extend({ rankTold: z.enum(rankBands).optional() }),
})
