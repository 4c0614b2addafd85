import { z } from 'zod'
import { orderId } from '../../ordering/orders/group-order-id'
import { defineCall } from '../../platform/define-call'

export const fetchOrderLoading = defineCall({
  method: 'GET',
  path: '/Supply/LH/OrderLoading',
  permission: 'see an order',
  summary: "How many of an order's lines a supplier was asked for, and how many are accepted.",
  input: z.object({ orderId }),
  response: z.object({ asked: z.number(), accepted: z.number() }),
})
