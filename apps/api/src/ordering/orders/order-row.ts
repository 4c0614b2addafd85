import type { OrderRow } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { ListedOrder } from '../order-lists/all-orders.repository'

/** An order as the list of all orders shows it. */
export const toOrderRow = ({ order, emailAddressId, lines }: ListedOrder): OrderRow => ({
  groupOrderId: order.id,
  orderNo: order.orderNo,
  status: order.status,
  creationDatetime: order.createdAt.toISOString(),
  legalName: order.legalName,
  phoneNo: order.phone,
  emailAddressId,
  billingGSTNo: order.billingAddress.gstNumber ?? '',
  shippingCity: order.shippingAddress.city,
  shippingState: order.shippingAddress.state,
  lines,
  total_Quantity: toTons(order.totalGrams),
  total_Price_Quote: toRupees(order.totalPaise),
})
