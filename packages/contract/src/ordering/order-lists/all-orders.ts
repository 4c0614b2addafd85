import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { orderFilters } from './order-filters'
import { orderStatus } from '../orders/order'

export const orderSortable = ['placedAt', 'legalName', 'totalPrice', 'totalTons', 'status'] as const

const { page, pageSize, sort } = listQuery(orderSortable)

/** Always answered by the page: there are millions of them in the end. */
export const fetchAllOrders = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/AllOrders',
  permission: 'manage orders',
  summary: 'A page of the orders of everybody that match, newest first, the cancelled ones included.',
  input: z.object({ page, pageSize, sort, ...orderFilters }),
  response: z.array(
    z.object({
      orderId: z.number(),
      orderNo: z.string(),
      status: orderStatus,
      placedAt: instant,
      legalName: z.string(),
      phoneNo: z.string(),
      buyerOrderNo: z.string().nullable(),
      emailAddress: z.string(),
      billingGstNo: z.string(),
      shippingCity: z.string(),
      shippingState: z.string(),
      /** How many lines it has. */
      lines: z.number(),
      /** Tons to three decimals. */
      totalTons: z.number(),
      totalPrice: z.number(),
    }),
  ),
  paged: true,
})

export type OrderRow = z.output<typeof fetchAllOrders.response>[number]
