import { z } from 'zod'
import { cartChanged } from '../cart/cart-changed'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { orderMessages } from '../../platform/messages/at-work'

export const orderAgain = defineCall({
  method: 'POST',
  path: '/ConfirmOrder/LH/OrderAgain',
  permission: 'repeat an order',
  summary:
    "Puts the lines of an order that are still sold into the caller's cart; what is there already stays as it is.",
  input: z.object({ orderId: recordId('groupOrderId', () => orderMessages.idInvalid) }),
  response: cartChanged.extend({
    /** How many lines were put into the cart. */
    added: z.number(),
    /** The lines that are no longer sold, as a person would call them. */
    notSold: z.array(z.string()),
    /** The lines that have another price now, in rupees per MT. */
    moved: z.array(z.object({ item: z.string(), before: z.number(), now: z.number() })),
  }),
})
