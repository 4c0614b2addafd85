import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, recordId } from '../../platform/fields'
import { MOST_ITEMS } from '../enquiries/enquiry-item'
import { betterAsk } from '../quotes/quotes'
import { texts } from '../texts'

const lines = z
  .array(
    z.object({
      enquiryItemId: recordId('buyerItemDetailId'),
      /** Rupees per the unit of the party's price. */
      targetPrice: decimal(() => texts.targetPrice, { above: 0, max: 100_000_000, places: 2 }).nullish(),
    }),
  )
  .max(MOST_ITEMS)
  .refine((list) => new Set(list.map(({ enquiryItemId }) => enquiryItemId)).size === list.length, {
    error: () => texts.lineTwice,
  })

export const askBetter = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/AskBetter',
  permission: 'award an enquiry',
  summary:
    'The buyer asks a party for a better price, for some lines or without them for all, with or without targets and a deadline. The party is told by mail, and nothing of other quotes.',
  input: z.object({
    quoteId: recordId('quoteId'),
    lines: lines.nullish().transform((list) => list ?? []),
    deadline: instant
      .regex(/^20/, { error: () => texts.deadlineNotThisCentury })
      .nullish()
      .transform((value) => value ?? null),
    note: optionalText(() => texts.note, 300),
  }),
  response: betterAsk,
  idempotencyKey: true,
})
