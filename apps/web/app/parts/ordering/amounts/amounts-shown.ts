import { isFreightAgreed, totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import type { Order } from '@lohahaat/domain/ordering/order'
import { type Paise, rupees } from '@lohahaat/domain/platform/money'

/** What a cart or an order costs, part by part. */
export interface AmountsShown {
  goods: Paise
  gst: Paise
  gstPercent: number
  /** How the GST is split; empty while the buyer's GST number isn't known. */
  taxLines: ReturnType<typeof splitGstForBuyer>
  weighment: Paise
  loading: Paise
  platform: Paise
  handling: Paise
  freight: Paise
  /** Freight is charged, but not of every line: of some it is as agreed. */
  isFreightAgreed: boolean
  total: Paise
}

type Priced = Pick<Cart, 'cartLines' | 'feeStructure' | 'freight' | 'sellerStateCode'>

/** What a cart costs a buyer who is billed under this GST number. */
export function amountsOfCart(cart: Priced, gstNumber: string): AmountsShown {
  const { grams: _, ...totals } = totalsOfCart(cart)
  const taxLines = isGstinPattern(gstNumber) ? splitGstForBuyer(totals.gst, cart.sellerStateCode, gstNumber) : []
  return { ...totals, gstPercent: cart.feeStructure.gstPercent, taxLines, isFreightAgreed: isFreightAgreed(cart) }
}

/** The amounts of an order as charged: nothing is recalculated. */
export function amountsOfOrder(order: Order): AmountsShown {
  const gst = rupees(order.gstAmount)
  return {
    goods: rupees(order.goodsPrice),
    gst,
    gstPercent: order.gstPercent,
    taxLines: splitGstForBuyer(gst, order.sellerStateCode, order.billingGstNo),
    weighment: rupees(order.weighmentCharge),
    loading: rupees(order.loadingCharge),
    platform: rupees(order.platformFee),
    handling: rupees(order.handlingFee),
    freight: rupees(order.freightCharge),
    isFreightAgreed: order.freightAsAgreed === true,
    total: rupees(order.totalPrice),
  }
}
