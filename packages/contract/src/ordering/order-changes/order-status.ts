import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { optionalText, recordId } from '../../platform/fields'
import { orderMessages } from '../../platform/messages/at-work'
import { order, orderStatus } from '../orders/order'
import { texts } from '../texts'

export const setOrderStatus = defineCall({
  method: 'PUT',
  path: '/ConfirmOrder/LH/OrderStatus',
  permission: 'manage orders',
  summary: 'Moves an order on, or cancels it; the buyer gets a mail with the note.',
  input: z.object({
    orderId: recordId('groupOrderId', () => orderMessages.idInvalid),
    status: orderStatus,
    note: optionalText(() => texts.note, 200),
  }),
  response: order,
})
