import type { Payment } from './payment'
import type { OrderStatus } from './order-status'
import type { WeightBasis } from '../catalogue/quantity/weight-basis'
import type { PriceUnit } from '../catalogue/price-unit'
import type { Unit } from '../catalogue/tons'

/** What an order costs, in rupees. */
export interface Charges {
  /** Tons to three decimals. */
  totalTons: number
  goodsPrice: number
  /** Percent. */
  gstPercent: number
  gstAmount: number
  weighmentCharge: number
  loadingCharge: number
  platformFee: number
  handlingFee: number
  /** Above 0 where freight is charged, or where a quote names it. */
  freightCharge: number
  totalPrice: number
}

/** One line of an order, as it was when the order was made. */
export interface OrderLine {
  orderLineId: number
  /** Null for a line that came from a quote. */
  itemId: number | null
  brandName: string
  departmentName: string
  className: string
  /** Size. */
  size: string
  /** Thickness in millimetres. */
  thickness: string
  /** Metres. */
  length: number
  grade: string | null
  standard: string | null
  stamp: string | null
  delivery: string | null
  mtc: boolean
  iso: boolean
  hsn: string
  quantity: number
  unit: Unit
  /** Which weight is invoiced. */
  weightBasis: WeightBasis
  /** Kilograms. */
  weightPerPiece: number | null
  /** Tons to three decimals. */
  tons: number
  /** Rupees per MT from the catalogue; from a quote, where stockDetailId is null, per the line's own unit or `priceUnit`. */
  price: number
  /** What a quoted price is per, where that is not the line's own unit. */
  priceUnit?: PriceUnit | undefined
  /** What the buyer wished for this line of an enquiry. */
  remark?: string | undefined
  /** Rupees, before GST. */
  amount: number
}

/** A line that the buyer deleted: it stays on record and is in no sum. */
export type DeletedLine = OrderLine & { deletedAt: string }

/** What a buyer adds to an order for his own books and for the driver; null where he said nothing. */
export interface BuyerNotes {
  /** The number of his own purchase order. */
  buyerOrderNo: string | null
  /** Its day, such as 2026-11-17. */
  buyerOrderDate: string | null
  /** The day he wants it delivered. */
  wantedDay: string | null
  unloadingRemark: string | null
}

/** The quote that an order was made of, as it was accepted. */
export interface Award {
  enquiryId: number
  leadId: string
  party: string
  paymentTerms: string | null
  remark: string | null
}

/** An order with everything it was priced with. */
export interface Order extends Charges, BuyerNotes {
  orderId: number
  orderNo: string
  status: OrderStatus
  /** True or left out: some of it is on the road, and some of it isn't yet. */
  partlyDispatched?: true | undefined
  placedAt: string
  /** The member of the company who ordered, and who approved it, by their names then; null in older orders. */
  orderedBy: string | null
  approvedBy: string | null
  orderedById: number
  legalName: string
  phoneNo: string
  billingName: string
  billingPhone: string
  billingAddress: string
  billingCity: string
  billingState: string
  billingPinCode: string
  billingGstNo: string
  shippingName: string
  shippingPhone: string
  shippingAddress: string
  shippingCity: string
  shippingState: string
  shippingPinCode: string
  /** Empty where there is none. */
  shippingGstNo: string
  payment: Payment
  /** Null for an order from a cart. */
  award: Award | null
  /** Freight is charged, but not of every line: of some the way isn't known, and it is as agreed. */
  freightAsAgreed?: true | undefined
  /** Decides, with the billing GST number, between CGST with SGST and IGST. */
  sellerStateCode: string
  /** Oldest first. */
  statusChanges: { status: OrderStatus; at: string; note: string | null }[]
  /** How many lines it has. */
  lineCount: number
  /** All of them where one order is asked for, the first ones in a page of many. */
  orderLines: OrderLine[]
  deletedLines: DeletedLine[]
}
