import { z } from 'zod'
import { feeStructure } from '../../ordering/cart/cart-line'
import { defineCall } from '../../platform/define-call'
import { enquiryMessages } from '../../platform/messages/at-work'
import { texts } from '../texts'
import { givenLine } from './given-line'
import { pricedLine } from './priced-line'

/** A cart takes as many. */
export const MOST_PRICED = 200
export const LONGEST_LIST = 100_000

export const pricedList = z.object({
  lines: z.array(pricedLine),
  /** The fees in force. */
  fees: feeStructure,
  /** What the best offers cost together, in rupees; null where there are none. */
  totals: z
    .object({
      goods: z.number(),
      weighment: z.number(),
      loading: z.number(),
      platform: z.number(),
      handling: z.number(),
      gst: z.number(),
      total: z.number(),
      /** To three decimals. */
      tons: z.number(),
    })
    .nullable(),
  /** The truck that carries them, and the kilograms that would fill it. */
  truck: z.object({ fullTrucks: z.number(), payloadTons: z.number(), spareWeight: z.number() }).nullable(),
})

export type PricedList = z.output<typeof pricedList>

const noList = () => enquiryMessages.noText

export const priceList = defineCall({
  method: 'POST',
  path: '/List/LH/PriceList',
  permission: 'browse the catalogue',
  summary:
    'Prices a pasted list, or lines that were read before: for each line what it asks for, the best offer and the others. Nothing is kept.',
  input: z
    .object({
      text: z
        .string({ error: noList })
        .max(LONGEST_LIST, { error: () => texts.textTooLong })
        .refine((text) => text.isWellFormed(), { error: () => texts.textUnusable })
        .optional(),
      lines: z
        .array(givenLine, { error: noList })
        .max(MOST_PRICED, { error: () => texts.tooManyLines(MOST_PRICED) })
        .optional(),
    })
    .refine(({ text, lines }) => (text === undefined) !== (lines === undefined), { error: noList }),
  response: pricedList,
})
