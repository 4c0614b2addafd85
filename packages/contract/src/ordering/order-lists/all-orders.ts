import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { orderFilters } from './order-filters'
import { orderStatus } from '../orders/order-group'

export const orderSortable = ['creationDatetime', 'legalName', 'total_Price_Quote', 'total_Quantity', 'status'] as const

const { Page, PageSize, Sort } = listQuery(orderSortable)

/** Always answered by the page: there are millions of them in the end. */
export const fetchAllOrders = defineCall({
  method: 'GET',
  path: '/ConfirmOrder/LH/AllOrders',
  access: 'admin',
  summary: 'A page of the orders of everybody that match, newest first, the cancelled ones included.',
  input: z.object({ Page, PageSize, Sort, ...orderFilters }),
  response: z.array(
    z.object({
      groupOrderId: z.number(),
      orderNo: z.string(),
      status: orderStatus,
      creationDatetime: instant,
      legalName: z.string(),
      phoneNo: z.string(),
      emailAddressId: z.string(),
      billingGSTNo: z.string(),
      shippingCity: z.string(),
      shippingState: z.string(),
      /** How many lines it has. */
      lines: z.number(),
      /** Tons to three decimals. */
      total_Quantity: z.number(),
      total_Price_Quote: z.number(),
    }),
  ),
  paged: true,
})

export type OrderRow = z.output<typeof fetchAllOrders.response>[number]
