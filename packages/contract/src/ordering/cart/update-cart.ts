import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartChanged } from './cart-changed'
import { quantity, quantityProblem, unit } from './quantity'

export const updateCart = defineCall({
  method: 'GET',
  path: '/Cart/LH/UpdateCart',
  access: 'signed-in',
  summary: 'Sets quantity and unit of one line: 1 to 1,00,00,000, whole Pieces, or Ton with at most 3 decimals.',
  input: z
    .object({ StockDetailId: queryId('StockDetailId'), CartId: queryId('CartId'), Quantity: quantity, Unit: unit })
    .superRefine(({ Quantity, Unit }, context) => {
      const message = quantityProblem(Quantity, Unit)
      if (message) context.addIssue({ code: 'custom', path: ['Quantity'], message })
    }),
  response: cartChanged,
})
