import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartChanged } from './cart-changed'
import { quantity, unit } from './quantity'
import { quantityProblem } from './quantity-problem'

export const updateCart = defineCall({
  method: 'GET',
  path: '/Cart/LH/UpdateCart',
  permission: 'buy',
  summary: 'Sets quantity and unit of one line: 1 to 1,00,00,000, whole Pieces, or Ton with at most 3 decimals.',
  input: z
    .object({ itemId: queryId('StockDetailId'), cartLineId: queryId('CartId'), quantity, unit })
    .superRefine(({ quantity, unit }, context) => {
      const message = quantityProblem(quantity, unit)
      if (message) context.addIssue({ code: 'custom', path: ['Quantity'], message })
    }),
  response: cartChanged,
})
