import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { orderId } from '../orders/group-order-id'

/** Clients compare with it, so it is the same in every language. */
export const ORDER_DELETED = 'Order Deleted' as const

export const deleteOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/DeleteOrder',
  permission: 'change an order',
  summary: 'Cancels an order of the caller that has not been dispatched; its record is kept.',
  input: z.object({ orderId }),
  response: z.literal(ORDER_DELETED),
})
