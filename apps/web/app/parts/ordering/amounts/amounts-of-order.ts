import type { Order } from '@lohahaat/domain/ordering/order'
import { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import { rupees } from '@lohahaat/domain/platform/money'
import type { AmountsShown } from './amounts-shown'

/** What an order costs, as it was charged: nothing is reckoned anew. */
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
    total: rupees(order.totalPrice),
  }
}
