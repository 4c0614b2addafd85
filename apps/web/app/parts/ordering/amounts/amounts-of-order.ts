import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import { rupees } from '@lohahaat/domain/platform/money'
import type { AmountsShown } from './amounts-shown'

/** What an order costs, as it was charged: nothing is reckoned anew. */
export function amountsOfOrder(order: OrderGroup): AmountsShown {
  const gst = rupees(order.gsT_Price)
  return {
    goods: rupees(order.goods_Price),
    gst,
    gstPercent: order.applicable_GST,
    taxLines: splitGstForBuyer(gst, order.sellerStateCode, order.billingGSTNo),
    weighment: rupees(order.weight_Charges),
    loading: rupees(order.loading_Charges),
    platform: rupees(order.plattform_Fees),
    handling: rupees(order.material_Handling_Fees),
    freight: rupees(order.freight_Charges),
    total: rupees(order.total_Price_Quote),
  }
}
