import { fetchCartData } from '@lohahaat/contract/cart/fetch-cart-data'
import { route } from '../http/route'
import { loadCart } from './fetch-cart-data'

export default route(fetchCartData, ({ db, user, seller }) => loadCart(db, user.userId, seller))
