import { z } from 'zod'
import { decimal } from '../decimal'
import { defineCall } from '../define-call'
import { instant, optionalText, queryId, recordId, success } from '../fields'
import { enquiryMessages } from '../messages'
import { enquiry } from './enquiry'
import { MOST_ITEMS } from './enquiry-item'

const MAX_PRICE = 100_000_000

/** The caller's own quote. */
const ownTerms = z.object({
  validUntil: instant.nullable(),
  freightPerTon: z.number().nullable(),
  paymentTerms: z.string().nullable(),
  remark: z.string().nullable(),
  quotedAt: instant,
  isExpired: z.boolean(),
  /** His place among the quotes by landed cost, and of how many; null where the buyer doesn't want it told. */
  rank: z.object({ place: z.number(), of: z.number() }).nullable(),
})

/** Only for a party whose quote was accepted. */
const buyerContact = z.object({ name: z.string(), legalName: z.string(), phone: z.string(), email: z.string() })

export const fetchQuotePriceInput = z.object({ BuyerInstructionId: queryId('BuyerInstructionId') })

export const fetchQuotePrice = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuotePrice',
  access: 'signed-in',
  summary: "An enquiry to quote for, in a list of one, with the caller's own quote; empty where there is none.",
  input: fetchQuotePriceInput,
  response: z.array(enquiry.extend({ quote: ownTerms.nullable(), buyerContact: buyerContact.nullable() })),
})

export type QuotedEnquiry = z.output<typeof fetchQuotePrice.response>[number]

/** Rupees per the item's own unit. */
export const quotedPrice = decimal('Price', { above: 0, max: MAX_PRICE, places: 2 })

const price = z.object({
  buyerInstructionId: recordId('buyerInstructionId'),
  buyerItemDetailId: recordId('buyerItemDetailId'),
  price: quotedPrice,
})

const prices = z
  .array(price, { error: enquiryMessages.noPrices })
  .min(1, { error: enquiryMessages.noPrices })
  .max(MOST_ITEMS, { error: enquiryMessages.noPrices })
  .refine((list) => new Set(list.map(({ buyerInstructionId }) => buyerInstructionId)).size < 2, {
    error: 'All prices must be for one enquiry.',
  })
  .refine((list) => new Set(list.map(({ buyerItemDetailId }) => buyerItemDetailId)).size === list.length, {
    error: 'An item can have one price only.',
  })

/** What a quote says besides its prices. All of it may be left out. */
export const quoteTerms = z.object({
  validUntil: instant
    .regex(/^20/, { error: 'Valid until must be a day of this century.' })
    .nullish()
    .transform((value) => value ?? null),
  freightPerTon: decimal('Freight per ton', { min: 0, max: 1_000_000, places: 2 })
    .nullish()
    .transform((value) => value ?? null),
  paymentTerms: optionalText('Payment terms', 100),
  remark: optionalText('Remark', 500),
})

const noTerms = quoteTerms.parse({})

const bareList = prices.transform((list) => ({ ...noTerms, prices: list, revision: undefined }))

const withTerms = quoteTerms.extend({
  prices,
  /** The revision that the party saw: with it nothing is quoted for that has changed meanwhile. */
  revision: recordId('revision').optional(),
})

export const sendQuotePrice = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/QuotePrice',
  access: 'signed-in',
  summary:
    "Quotes for an enquiry of somebody else's, or replaces the caller's quote. A bare list of prices is enough; terms come in an object around it.",
  input: z.union([bareList, withTerms], {
    // What is wrong with the form that was meant.
    error: ({ input, errors }) => (Array.isArray(input) ? errors[0] : errors[1])?.[0]?.message,
  }),
  response: success,
})
