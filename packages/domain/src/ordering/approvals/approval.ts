import type { PriceUnit } from '../../catalogue/price-unit'
import type { Unit } from '../../catalogue/tons'
import type { BuyerNotes } from '../order'
import type { LimitName } from './limits'

export const approvalStatuses = ['Waiting', 'Approved', 'Rejected', 'Withdrawn'] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What is asked for: the lines of a cart, or quotes for an enquiry. */
export const approvalKinds = ['cart', 'quotes'] as const

export type ApprovalKind = (typeof approvalKinds)[number]

/** The limit that an order is above, and the figure that is: in rupees or tons. */
export interface LimitExceeded {
  limit: LimitName
  most: number
  figure: number
}

/** What a member who has limits sees of them with his cart, in rupees and tons; null: unlimited. */
export interface CartLimits {
  orderLimit: number | null
  orderLimitTons: number | null
  /** What of the month is left before this cart. */
  monthLeft: number | null
  monthTonsLeft: number | null
  exceeded: LimitExceeded | null
}

/** A request among others. */
export interface ApprovalHead {
  requestId: number
  kind: ApprovalKind
  status: ApprovalStatus
  askedBy: string
  /** Whether the reader asked. */
  isOwn: boolean
  askedAt: string
  lineCount: number
  totalPrice: number
  totalTons: number
  /** The limit that it was above when it was asked for; null where it was within all. */
  exceeded: LimitExceeded | null
  /** Until when its prices hold. */
  frozenUntil: string
  /** The total when it was asked for, where it was priced anew since; else null. */
  askedTotal: number | null
  decidedBy: string | null
  decidedAt: string | null
}

export interface ApprovalLine {
  approvalLineId: number
  /** Null for a line of a quote. */
  itemId: number | null
  name: string
  quantity: number
  unit: Unit
  tons: number
  /** Rupees per price unit, before GST. */
  price: number
  /** MT from the catalogue; from a quote what the party typed its price per. */
  priceUnit: PriceUnit
  amount: number
  /** Taken out by who decides. */
  isTakenOut: boolean
}

/** A request with everything that is decided on. */
export interface ApprovalRequest extends ApprovalHead, BuyerNotes {
  /** What the requester tells who decides. */
  note: string | null
  /** Whether the reader can decide on it now. */
  mayDecide: boolean
  reason: string | null
  goodsPrice: number
  /** GST, fees and freight. */
  chargesAndTax: number
  shippingAddress: string
  billingAddress: string
  /** The enquiry of a request for quotes. */
  enquiryId: number | null
  /** The orders that it became. */
  orderIds: number[]
  lines: ApprovalLine[]
}
