import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { order, orderStatus } from './order'

const { page, pageSize, search } = listQuery([])

export const fetchMyOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/MyOrder',
  permission: 'list own orders',
  summary:
    "The caller's orders, newest first; the cancelled ones only where that status is asked for. `Search` looks at order number, own reference and items.",
  input: z.object({ page, pageSize, search, status: orderStatus.optional() }),
  response: z.array(order),
  paged: true,
})
