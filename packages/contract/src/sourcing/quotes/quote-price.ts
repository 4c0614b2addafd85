import { z } from 'zod'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import type { RankBand } from '@lohahaat/domain/sourcing/rank-band'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, success } from '../../platform/fields'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { enquiryMessages } from '../../platform/messages/enquiries'
import { enquiry } from '../enquiries/enquiry'
import { enquiryItem, MOST_ITEMS } from '../enquiries/enquiry-item'
import { catalogueRate } from './benchmarks'
import { deliveryDaysLimits, freightLimits, priceLimits } from './quote-limits'
import { betterAsk, quoteFile } from './quotes'
import { texts } from '../texts'

/** Where a quote stands by landed cost, no closer than that: a few exact answers would give away what others ask. */
const rankBands = ['first', 'first-half', 'second-half'] as const satisfies RankBand[]

/** The caller's own quote. */
const ownTerms = z.object({
  quoteId: z.number(),
  /** Grows with every new quote. */
  version: z.number(),
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
  /** What the buyer last asked of him. */
  better: betterAsk.nullable(),
  files: z.array(quoteFile),
})

/** An item to quote for, with what helps the party to price it. */
const itemToQuote = enquiryItem.extend({
  /** The caller's own offer, as typed; null where he has not quoted, or does not offer it. */
  offer: z
    .object({
      price: z.number(),
      priceUnit: z.enum(priceUnits),
      brandId: z.number().nullable(),
      make: z.string().nullable(),
      deliveryDays: z.number().nullable(),
      amount: z.number(),
    })
    .nullable(),
  /** What his company last quoted per MT for this size and thickness in another enquiry. */
  lastPrice: z.object({ pricePerTon: z.number(), quotedAt: instant }).nullable(),
  /** The lowest rate per MT of it that is in stock in the catalogue, and its make. */
  catalogueRate: catalogueRate.nullable(),
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
  response: z.array(
    enquiry.extend({
      enquiryItems: z.array(itemToQuote),
      quote: ownTerms.nullable(),
      buyerContact: buyerContact.nullable(),
    }),
  ),
})

export type QuotedEnquiry = z.output<typeof fetchQuotePrice.response>[number]

/** Rupees per the item's own unit, or per the unit that is named. */
export const quotedPrice = decimal(() => texts.price, priceLimits)

/** What a line may say besides its price; the sheet of a quote has it too. */
export const offerFields = {
  /** What the price is per; without it the item's own unit. */
  priceUnit: z.enum(priceUnits, { error: () => fieldTexts.wrongValue('priceUnit', priceUnits) }).nullish(),
  /** The make that is offered: a brand of the catalogue, or any other by its name. */
  brandId: recordId('brandId').nullish(),
  make: optionalText(() => texts.make, 100).optional(),
  deliveryDays: decimal(() => texts.deliveryDays, deliveryDaysLimits).nullish(),
}

const price = z
  .object({
    enquiryId: recordId('buyerInstructionId'),
    enquiryItemId: recordId('buyerItemDetailId'),
    price: quotedPrice.nullish(),
    /** The line is left out of the quote; it takes no price then. */
    notOffered: z.boolean({ error: () => fieldTexts.notTrueOrFalse('notOffered') }).nullish(),
    ...offerFields,
    /** The revision that the party saw, where the list goes bare: with it nothing is quoted for that has changed meanwhile. */
    revision: recordId('revision').optional(),
  })
  .superRefine(({ price, notOffered }, context) => {
    if (notOffered || typeof price === 'number') return
    context.addIssue({ code: 'custom', path: ['price'], message: fieldTexts.notANumber(texts.price) })
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
  .refine((list) => list.some(({ notOffered }) => !notOffered), { error: () => enquiryMessages.noPrices })

/** The terms of a quote besides its prices, all optional. */
export const quoteTerms = z.object({
  validUntil: instant
    .regex(/^20/, { error: () => texts.notThisCentury })
    .nullish()
    .transform((value) => value ?? null),
  freightPerTon: decimal(() => texts.freight, freightLimits)
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
    "Quotes for an enquiry of somebody else's, or replaces the caller's quote. Every item has a price or is not offered. A bare list of prices is enough; terms come in an object around it.",
  input: z.union([bareList, withTerms], {
    // What is wrong with the form that was meant.
    error: ({ input, errors }) => (Array.isArray(input) ? errors[0] : errors[1])?.[0]?.message,
  }),
  /** The rank is there where the buyer wants it told, and the party has not been told too often or quoted for too short. */
  response: success.extend({ rankTold: z.enum(rankBands).optional() }),
  idempotencyKey: true,
})
