import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { texts } from '../texts'
import { buyerNotes } from './buyer-notes'

/** The answer when there is nothing to confirm. */
export const NOTHING_CONFIRMED = -1

export const confirmOrder = defineCall({
  method: 'GET',
  path: '/Cart/LH/ConfirmOrder',
  permission: 'confirm an order',
  summary:
    "Makes an order of the caller's cart, at the prices and fees of this moment and to the addresses last used, and answers its id; -1 for an empty cart.",
  input: z.object({
    /** What FetchCartData called `seen`: with it nothing is ordered that the buyer has not seen so. */
    seen: z
      .string()
      .max(100, { error: () => texts.seenTooLong })
      .optional(),
    ...buyerNotes,
  }),
  response: z.number(),
  idempotencyKey: true,
})
