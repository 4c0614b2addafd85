import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { orderStatus } from '../../ordering/orders/order'
import { consignmentState } from '../../fulfilment/consignments/consignment'

const pipe = { brandName: z.string(), className: z.string(), size: z.string(), thickness: z.string() }

const quotesToDecide = z.object({
  enquiryId: z.number(),
  leadId: z.string(),
  itemCount: z.number(),
  tons: z.number(),
  /** Those that can be accepted now. */
  quotes: z.number(),
  /** When the first of them was given, and when the first of them ends; null where none does. */
  since: instant,
  endsAt: instant.nullable(),
  /** The cheapest, in rupees per MT with all fees and freight; null where an enquiry is too long to add it up here. */
  landedFrom: z.number().nullable(),
})

export type QuotesToDecide = z.output<typeof quotesToDecide>

const changedPrice = z.object({
  ...pipe,
  itemId: z.number(),
  length: z.number(),
  unit: z.enum(units),
  quantity: z.number(),
  addedAt: instant,
  /** Rupees per MT, when it was put into the cart and now. */
  before: z.number(),
  price: z.number(),
  /** Rupees by which the line costs more now. */
  difference: z.number(),
})

export type ChangedPrice = z.output<typeof changedPrice>

const truckUnderWay = z.object({
  consignmentId: z.number(),
  /** From 1 within its order. */
  number: z.number(),
  state: consignmentState,
  vehicleNo: z.string().nullable(),
  expectedOn: z.string().nullable(),
  /** The last day of its e-way bill; null without one. */
  ewayLastDay: z.string().nullable(),
})

export type TruckUnderWay = z.output<typeof truckUnderWay>

const orderUnderWay = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  status: orderStatus,
  shippingCity: z.string(),
  tons: z.number(),
  totalPrice: z.number(),
  statusChanges: z.array(z.object({ status: orderStatus, at: instant, note: z.string().nullable() })),
  /** Its trucks that are not closed, at most 50 over all orders. */
  trucks: z.array(truckUnderWay),
})

export type OrderUnderWay = z.output<typeof orderUnderWay>

const movedList = z.object({
  listId: z.number(),
  name: z.string(),
  lineCount: z.number(),
  keptAt: instant,
  tons: z.number(),
  /** Rupees: the goods at today's prices of the items chosen then, and how much more that is. */
  amount: z.number(),
  move: z.number(),
  /** Lines whose item isn't sold any more, and which are in no sum. */
  gone: z.number(),
})

export type MovedList = z.output<typeof movedList>

const boughtSize = z.object({
  ...pipe,
  itemId: z.number(),
  /** Rupees per MT: the lowest that is in stock. */
  price: z.number(),
  /** Since yesterday. */
  move: z.number(),
  /** Of 60 days, the oldest first, at most one a day. */
  history: z.array(z.object({ price: z.number(), at: instant })),
})

export type BoughtSize = z.output<typeof boughtSize>

const some = <T extends z.ZodType>(thing: T) => z.object({ total: z.number(), shown: z.array(thing) })

const buyerDesk = z.object({
  /** Whether he works for a supplier too, who has a desk of his own. */
  sells: z.boolean(),
  now: instant,
  quotesToDecide: some(quotesToDecide),
  changedPrices: some(changedPrice),
  ordersUnderWay: some(orderUnderWay),
  lists: some(movedList),
  sizes: z.array(boughtSize),
  /** How many requests of colleagues wait for the caller's decision; left out where none do. */
  requestsToDecide: z.number().optional(),
})

export type BuyerDesk = z.output<typeof buyerDesk>

export const fetchBuyerDesk = defineCall({
  method: 'GET',
  path: '/Desk/LH/BuyerDesk',
  permission: 'see the own desk',
  summary:
    'What the caller looks at first, at most five of each: quotes to decide, changed prices in the cart, orders under way, kept lists and how they moved, rates of sizes that he buys.',
  response: buyerDesk,
})
