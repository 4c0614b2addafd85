import type { OrderRow } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { ListedOrder } from '../order-lists/all-orders.repository'

/** An order as the list of all orders shows it. */
export const toOrderRow = ({ order, emailAddress, lines }: ListedOrder): OrderRow => ({
  orderId: order.id,
  orderNo: order.orderNo,
  status: order.status,
  placedAt: order.createdAt.toISOString(),
  legalName: order.legalName,
  phoneNo: order.phone,
  buyerOrderNo: order.buyerOrderNo,
  emailAddress,
  billingGstNo: order.billingAddress.gstNumber ?? '',
  shippingCity: order.shippingAddress.city,
  shippingState: order.shippingAddress.state,
  lines,
  totalTons: toTons(order.totalGrams),
  totalPrice: toRupees(order.totalPaise),
})
