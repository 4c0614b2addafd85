import { addLines as addLinesCall } from '@lohahaat/contract/ordering/cart/add-lines'
import { deleteCart as deleteCartCall } from '@lohahaat/contract/ordering/cart/delete-cart'
import { deleteCartFromCartPage as deleteCartFromCartPageCall } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { saveCart as saveCartCall } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart as updateCartCall } from '@lohahaat/contract/ordering/cart/update-cart'
import { route } from '../../platform/http/route'
import { addLines } from './add-lines'
import { deleteCart } from './delete-cart'
import { deleteCartFromCartPage } from './delete-cart-from-cart-page'
import { listCartItemIds, loadCart } from './fetch-cart-data'
import { saveCart } from './save-cart'
import { updateCart } from './update-cart'

export default [
  route(fetchCartData, ({ db, seller, actor }) => loadCart({ db, seller }, actor)),
  route(fetchStockDetailsData, ({ db, actor }) => listCartItemIds(db, actor)),
  route(saveCartCall, ({ db, limits, answer, actor, input }) => saveCart({ db, limits, answer }, actor, input)),
  route(deleteCartCall, ({ db, limits, answer, actor, input }) => deleteCart({ db, limits, answer }, actor, input)),
  route(deleteCartFromCartPageCall, ({ db, limits, answer, actor, input }) =>
    deleteCartFromCartPage({ db, limits, answer }, actor, input),
  ),
  route(updateCartCall, ({ db, limits, answer, actor, input }) => updateCart({ db, limits, answer }, actor, input)),
  route(addLinesCall, ({ db, limits, answer, actor, input, visitor }) =>
    addLines({ db, limits, answer }, actor, input, visitor.idempotencyKey),
  ),
]
