import type { Cart } from '@lohahaat/domain/ordering/cart'
import { ShareButton } from '../../platform/share/share-button'

/** Shares the cart as a text, with whomever the buyer picks. */
export const ShareCart = ({ cart }: { cart: Cart }) => (
  <ShareButton
    wide
    path="/cart"
    load={async () => {
      const { cartMessage } = await import('@lohahaat/domain/site/messages/cart-message')
      return (showsPrices) => cartMessage(cart, showsPrices)
    }}
  />
)
