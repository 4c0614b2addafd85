import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'
import { order, orderStatus } from './order'

const { page, pageSize, search } = listQuery([])

export const fetchMyOrder = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/MyOrder',
  permission: 'list own orders',
  summary:
    "The caller's orders, newest first; the cancelled ones only where that status is asked for. `Of=company` has those of every member, for the roles that read all. `Search` looks at order number, own reference and items.",
  input: z.object({
    page,
    pageSize,
    search,
    status: orderStatus.optional(),
    /** Without it what the caller ordered. */
    of: z.literal('company', { error: () => texts.ofCompanyOnly }).optional(),
  }),
  response: z.array(order),
  paged: true,
})
