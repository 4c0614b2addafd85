import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartChanged } from './cart-changed'

export const saveCart = defineCall({
  method: 'GET',
  path: '/Cart/LH/SaveCart',
  permission: 'buy',
  summary: "Puts an item into the caller's cart as 1 Ton; one that is there already stays as it is.",
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: cartChanged.extend({ cartLineId: z.number() }),
})
