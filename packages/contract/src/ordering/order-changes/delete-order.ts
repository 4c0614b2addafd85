import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { orderMessages } from '../../platform/messages'
import { groupOrderId } from '../orders/group-order-id'

export const deleteOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/DeleteOrder',
  access: 'signed-in',
  summary: 'Cancels an order of the caller that has not been dispatched; its record is kept.',
  input: z.object({ GroupOrderId: groupOrderId }),
  response: z.literal(orderMessages.deleted),
})
