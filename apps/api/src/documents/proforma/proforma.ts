import type { Order } from '@lohahaat/domain/ordering/order'
import type { Seller } from '@lohahaat/domain/reference/seller'

/** All that the paper says. */
export interface Proforma {
  order: Order
  seller: Seller
}
