import { deleteCartFromCartPage as call } from '@lohahaat/contract/cart/delete-cart-from-cart-page'
import { route } from '../http/route'
import { deleteCartFromCartPage } from './delete-cart-from-cart-page'

export default route(call, deleteCartFromCartPage)
