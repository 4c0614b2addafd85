import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'
import { orderId } from '../../ordering/orders/group-order-id'
import { lineState, supplierOrder, supplierOrderRow } from './supplier-order'

const { page, pageSize } = listQuery([])

export const fetchSupplierOrders = defineCall({
  method: 'GET',
  path: '/Supply/LH/Orders',
  permission: 'see orders to load',
  summary: 'A page of the orders with lines of the caller’s company, newest first; State: those with such a line.',
  input: z.object({ page, pageSize, state: lineState.optional() }),
  response: z.array(supplierOrderRow),
  paged: true,
})

export const fetchSupplierOrder = defineCall({
  method: 'GET',
  path: '/Supply/LH/Order',
  permission: 'see orders to load',
  summary: 'The lines of one order that are of the caller’s company; whom to call once one is accepted.',
  input: z.object({ orderId }),
  response: supplierOrder,
})
