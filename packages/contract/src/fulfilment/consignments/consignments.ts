import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { orderId } from '../../ordering/orders/group-order-id'
import { orderStatus } from '../../ordering/orders/order'
import { texts } from '../texts'
import { consignment, consignmentRow, consignmentState, orderedPipe } from './consignment'

const { page, pageSize, search } = listQuery([])

export const fetchConsignments = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/Consignments',
  permission: 'list consignments',
  summary:
    'A page of trucks, newest first: of the own company, with Of=sales of the own supplier, of everybody for administrators with Of=all. Search looks at order, vehicle, invoice and LR numbers.',
  input: z.object({
    page,
    pageSize,
    search,
    state: consignmentState.optional(),
    of: z.enum(['sales', 'all'], { error: () => texts.ofWhom }).optional(),
  }),
  response: z.array(consignmentRow),
  paged: true,
})

export const fetchConsignment = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/Consignment',
  permission: 'see a consignment',
  summary: 'One truck with its lines, files and what was received: for the buyer, who loads it, and administrators.',
  input: z.object({ consignmentId: queryId('ConsignmentId') }),
  response: consignment,
})

/** A line of an order, with what is still to be loaded of it. */
const lineToLoad = orderedPipe.extend({
  sellerId: z.number().nullable(),
  sellerName: z.string().nullable(),
  leftPieces: z.number().nullable(),
  leftKg: z.number(),
  /** With the tolerance. */
  mostPieces: z.number().nullable(),
  mostKg: z.number(),
  isComplete: z.boolean(),
  /** The caller may put it on a truck now: it is his, and accepted where its supplier was asked. */
  canLoad: z.boolean(),
})

export type LineToLoad = z.output<typeof lineToLoad>

export const fetchOrderConsignments = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/OrderConsignments',
  permission: 'list consignments',
  summary:
    'The trucks of one order, oldest first, what is left to load of each line, and the trucks that the rest needs; a supplier sees his own part.',
  input: z.object({ orderId }),
  response: z.object({
    orderId: z.number(),
    orderNo: z.string(),
    status: orderStatus,
    partlyDispatched: z.boolean(),
    lines: z.array(lineToLoad),
    /** What carries the rest: so many full trucks of the largest size, and one of so many tons; null: nothing is left. */
    truckAdvice: z.object({ fullTrucks: z.number(), payloadTons: z.number(), spareKg: z.number() }).nullable(),
    consignments: z.array(consignment),
  }),
})
