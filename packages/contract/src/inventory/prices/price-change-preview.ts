import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { changesOneWay, oneWayNeeded, priceChangeFields } from './price-change'

const change = z.object({ old: z.number(), new: z.number() })

export const previewPriceChange = defineCall({
  method: 'GET',
  path: '/Stock/LH/PriceChangePreview',
  permission: 'manage stock',
  summary: 'What a change of many prices would do, without doing it.',
  input: z.object(priceChangeFields).refine(changesOneWay, { error: oneWayNeeded }),
  response: z.object({
    count: z.number(),
    /** Of the cheapest and the dearest item; null when no item matches. */
    lowest: change.nullable(),
    highest: change.nullable(),
    examples: z.array(
      z.object({ itemId: z.number(), description: z.string(), oldPrice: z.number(), newPrice: z.number() }),
    ),
    /** Sent along with the change: it is another one as soon as an item, its price or the change is. */
    fingerprint: z.string(),
  }),
})
