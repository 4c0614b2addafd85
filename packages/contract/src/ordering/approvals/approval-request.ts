import { z } from 'zod'
import {
  approvalKinds,
  approvalStatuses,
  type ApprovalHead,
  type ApprovalLine,
  type ApprovalRequest,
  type CartLimits,
  type LimitExceeded,
} from '@lohahaat/domain/ordering/approvals/approval'
import { limitNames } from '@lohahaat/domain/ordering/approvals/limits'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import { units } from '@lohahaat/domain/catalogue/tons'
import { instant } from '../../platform/fields'
import { texts } from '../texts'

export const approvalStatus = z.enum(approvalStatuses, { error: () => texts.unknownStatus })

/** In rupees or tons. */
const limitExceeded = z.object({
  limit: z.enum(limitNames),
  most: z.number(),
  figure: z.number(),
}) satisfies z.ZodType<LimitExceeded>

/** Of a member who has any; null: unlimited. */
export const cartLimits = z.object({
  orderLimit: z.number().nullable(),
  orderLimitTons: z.number().nullable(),
  /** Rupees left of the month before this cart. */
  monthLeft: z.number().nullable(),
  monthTonsLeft: z.number().nullable(),
  /** The limit that this cart is above. */
  exceeded: limitExceeded.nullable(),
}) satisfies z.ZodType<CartLimits>

export const approvalHead = z.object({
  requestId: z.number(),
  kind: z.enum(approvalKinds),
  status: approvalStatus,
  askedBy: z.string(),
  /** Whether the caller asked. */
  isOwn: z.boolean(),
  askedAt: instant,
  /** Without those taken out. */
  lineCount: z.number(),
  totalPrice: z.number(),
  totalTons: z.number(),
  exceeded: limitExceeded.nullable(),
  /** Until when its prices hold. */
  frozenUntil: instant,
  /** The total when it was asked for, where it was priced anew since. */
  askedTotal: z.number().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
}) satisfies z.ZodType<ApprovalHead>

const approvalLine = z.object({
  approvalLineId: z.number(),
  /** Null for a line of a quote. */
  itemId: z.number().nullable(),
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  tons: z.number(),
  /** Rupees per price unit, before GST. */
  price: z.number(),
  /** MT from the catalogue; from a quote what the party typed its price per. */
  priceUnit: z.enum(priceUnits),
  amount: z.number(),
  isTakenOut: z.boolean(),
}) satisfies z.ZodType<ApprovalLine>

export const approvalRequest = approvalHead.extend({
  note: z.string().nullable(),
  /** Whether the caller can decide on it now. */
  mayDecide: z.boolean(),
  reason: z.string().nullable(),
  buyerOrderNo: z.string().nullable(),
  buyerOrderDate: z.string().nullable(),
  wantedDay: z.string().nullable(),
  unloadingRemark: z.string().nullable(),
  goodsPrice: z.number(),
  /** GST, fees and freight. */
  chargesAndTax: z.number(),
  shippingAddress: z.string(),
  billingAddress: z.string(),
  enquiryId: z.number().nullable(),
  orderIds: z.array(z.number()),
  lines: z.array(approvalLine),
}) satisfies z.ZodType<ApprovalRequest>
