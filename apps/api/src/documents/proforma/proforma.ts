import type { Order } from '@lohahaat/domain/ordering/order'
import type { Seller } from '@lohahaat/domain/reference/seller'

/** Everything the document shows. */
export interface Proforma {
  order: Order
  seller: Seller
}
