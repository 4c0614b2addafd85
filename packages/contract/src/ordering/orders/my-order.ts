import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { order } from './order'

const { page, pageSize } = listQuery([])

export const fetchMyOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/MyOrder',
  permission: 'list own orders',
  summary: "The caller's orders, newest first, without the cancelled ones.",
  input: z.object({ page, pageSize }),
  response: z.array(order),
  paged: true,
})
