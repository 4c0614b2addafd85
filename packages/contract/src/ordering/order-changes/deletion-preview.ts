import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { orderId } from '../orders/group-order-id'

export const fetchDeletionPreview = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/DeletionPreview',
  permission: 'change an order',
  summary: 'What an order of the caller would come to without one of its lines; nothing is changed.',
  input: z.object({ orderId, orderLineId: queryId('OrderId') }),
  response: z.object({
    /** It is the last line: the order would be cancelled. */
    orderRemoved: z.boolean(),
    /** Tons to three decimals. */
    totalTons: z.number(),
    /** Rupees. */
    totalPrice: z.number(),
  }),
})
