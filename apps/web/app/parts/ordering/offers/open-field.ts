import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import type { CartItems } from '../cart-toggle/use-cart-items'
import type { CardFilters } from './use-offers'

/** A field of a rate card that is open. */
export interface OpenFieldProps {
  cell: RateCell
  filters: CardFilters
  /** Its items in the catalogue. */
  to: string
  cart: CartItems
  onClose: () => void
}
