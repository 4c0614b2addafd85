import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import type { Seller } from '@lohahaat/domain/reference/seller'

/** All that the paper says. */
export interface Proforma {
  order: OrderGroup
  seller: Seller
}
