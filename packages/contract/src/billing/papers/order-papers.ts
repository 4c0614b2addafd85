import { z } from 'zod'
import { orderId } from '../../ordering/orders/group-order-id'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'

export const fetchOrderPapers = defineCall({
  method: 'GET',
  path: '/Billing/LH/OrderPapers',
  permission: 'see a consignment',
  summary: 'All papers of an order that the caller may see, as one ZIP.',
  input: z.object({ orderId }),
  response: answeredFile,
  answers: 'file',
})
