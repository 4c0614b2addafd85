import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, success } from '../../platform/fields'
import { orderId } from '../orders/group-order-id'

export const deleteItem = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/DeleteItem',
  permission: 'change an order',
  summary:
    'Deletes one line of an order of the caller that has not been dispatched; with its last line an order is cancelled.',
  input: z.object({ orderId, orderLineId: queryId('OrderId') }),
  response: success.extend({ orderRemoved: z.boolean() }),
})
