import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartChanged } from './cart-changed'

export const deleteCart = defineCall({
  method: 'GET',
  path: '/Cart/LH/DeleteCart',
  permission: 'buy',
  summary: "Takes an item out of the caller's cart; one that isn't there is no error.",
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: cartChanged,
})
