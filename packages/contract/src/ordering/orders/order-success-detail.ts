import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { orderId } from './group-order-id'
import { order } from './order'

export const fetchOrderSuccessDetail = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/OrderSuccessDetail',
  permission: 'see an order',
  summary: 'One order of the caller, or of anybody for an administrator.',
  input: z.object({ orderId }),
  response: order,
})
