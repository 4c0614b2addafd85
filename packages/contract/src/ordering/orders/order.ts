import { z } from 'zod'
import type { Award, Order } from '@lohahaat/domain/ordering/order'
import { orderStatuses } from '@lohahaat/domain/ordering/order-status'
import { instant } from '../../platform/fields'
import { chargedAmounts } from './charged-amounts'
import { orderLine } from './order-line'
import { payment } from './payment'
import { texts } from '../texts'

export const orderStatus = z.enum(orderStatuses, { error: () => texts.unknownStatus })

const award = z.object({
  enquiryId: z.number(),
  leadId: z.string(),
  party: z.string(),
  paymentTerms: z.string().nullable(),
  remark: z.string().nullable(),
}) satisfies z.ZodType<Award>

/** An order with everything it was priced with. */
export const order = z.object({
  orderId: z.number(),
  orderNo: z.string(),
  status: orderStatus,
  /** True or left out: some of it is on the road, and some of it isn't yet. */
  partlyDispatched: z.literal(true).optional(),
  placedAt: instant,
  /** The member of the company who ordered, and who approved it, by their names then; null in older orders. */
  orderedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  orderedById: z.number(),
  legalName: z.string(),
  phoneNo: z.string(),
  billingName: z.string(),
  billingPhone: z.string(),
  billingAddress: z.string(),
  billingCity: z.string(),
  billingState: z.string(),
  billingPinCode: z.string(),
  billingGstNo: z.string(),
  shippingName: z.string(),
  shippingPhone: z.string(),
  shippingAddress: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingPinCode: z.string(),
  /** Empty where there is none. */
  shippingGstNo: z.string(),
  ...chargedAmounts.shape,
  /** What the buyer added; null where he said nothing. */
  buyerOrderNo: z.string().nullable(),
  buyerOrderDate: z.string().nullable(),
  wantedDay: z.string().nullable(),
  unloadingRemark: z.string().nullable(),
  payment,
  /** The quote that it was made of, as accepted; null for an order from a cart. */
  award: award.nullable(),
  /** Freight is charged, but not of every line: of some the way isn't known, and it is as agreed. */
  freightAsAgreed: z.literal(true).optional(),
  /** Decides, with the billing GST number, between CGST with SGST and IGST. */
  sellerStateCode: z.string(),
  /** Oldest first. */
  statusChanges: z.array(z.object({ status: orderStatus, at: instant, note: z.string().nullable() })),
  /** How many lines it has. */
  lineCount: z.number(),
  /** All of them where one order is asked for, the first ones in a page of many. */
  orderLines: z.array(orderLine),
  /** What the buyer deleted, in no sum; all of it, or the first lines in a page of many. */
  deletedLines: z.array(orderLine.extend({ deletedAt: instant })),
}) satisfies z.ZodType<Order>
