import { deleteCartFromCartPage as call } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { route } from '../../platform/http/route'
import { deleteCartFromCartPage } from './delete-cart-from-cart-page'

export default route(call, deleteCartFromCartPage)
