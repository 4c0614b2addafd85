import { deleteCart as deleteCartCall } from '@lohahaat/contract/ordering/cart/delete-cart'
import { deleteCartFromCartPage as deleteCartFromCartPageCall } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { saveCart as saveCartCall } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart as updateCartCall } from '@lohahaat/contract/ordering/cart/update-cart'
import { route } from '../../platform/http/route'
import { listItemsInCart } from './cart.repository'
import { deleteCart } from './delete-cart'
import { deleteCartFromCartPage } from './delete-cart-from-cart-page'
import { loadCart } from './fetch-cart-data'
import { saveCart } from './save-cart'
import { updateCart } from './update-cart'

export default [
  route(fetchCartData, ({ db, user, seller }) => loadCart(db, user.userId, seller)),
  route(fetchStockDetailsData, async ({ db, user }) => {
    const lines = await listItemsInCart(db, user.userId)
    return lines.map(({ stockItemId }) => stockItemId)
  }),
  route(saveCartCall, saveCart),
  route(deleteCartCall, deleteCart),
  route(deleteCartFromCartPageCall, deleteCartFromCartPage),
  route(updateCartCall, updateCart),
]
