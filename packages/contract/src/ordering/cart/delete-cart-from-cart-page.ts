import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartChanged } from './cart-changed'

export const deleteCartFromCartPage = defineCall({
  method: 'GET',
  path: '/Cart/LH/DeleteCartFromCartPage',
  permission: 'buy',
  summary: "Takes one line out of the caller's cart.",
  input: z.object({ itemId: queryId('StockDetailId'), cartLineId: queryId('CartId') }),
  response: cartChanged,
})
