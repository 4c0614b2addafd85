import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import type { Seller } from '../seller-of-record'

/** All that the paper says. */
export interface Proforma {
  order: OrderGroup
  seller: Seller
}
