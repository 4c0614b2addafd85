import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { orderGroup } from './order-group'

const { page, pageSize } = listQuery([])

export const fetchMyOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/MyOrder',
  access: 'signed-in',
  summary: "The caller's orders, newest first, without the cancelled ones.",
  input: z.object({ page, pageSize }),
  response: z.array(orderGroup),
  paged: true,
})
