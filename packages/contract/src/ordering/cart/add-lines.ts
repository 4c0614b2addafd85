import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { texts } from '../texts'
import { cartChanged } from './cart-changed'
import { quantity, unit } from './quantity'
import { quantityProblem } from './quantity-problem'

/** As many as a cart has. */
export const MOST_ADDED = 200

const addedLine = z
  .object({ itemId: recordId('stockDetailId'), quantity, unit })
  .superRefine(({ quantity, unit }, context) => {
    const message = quantityProblem(quantity, unit)
    if (message) context.addIssue({ code: 'custom', path: ['quantity'], message })
  })

export const addLines = defineCall({
  method: 'POST',
  path: '/Cart/LH/AddLines',
  permission: 'buy',
  summary:
    "Puts several items into the caller's cart, each with its quantity, all or none; an item that is there already gets the quantity given here.",
  input: z.object({
    lines: z
      .array(addedLine, { error: () => texts.noLines })
      .min(1, { error: () => texts.noLines })
      .max(MOST_ADDED, { error: () => texts.tooManyLines(MOST_ADDED) })
      .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, {
        error: () => texts.itemTwice,
      }),
  }),
  response: cartChanged.extend({
    /** How many lines are new in the cart. */
    added: z.number(),
  }),
  idempotencyKey: true,
})
