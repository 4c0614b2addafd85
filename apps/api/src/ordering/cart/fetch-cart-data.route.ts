import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { route } from '../../platform/http/route'
import { loadCart } from './fetch-cart-data'

export default route(fetchCartData, ({ db, user, seller }) => loadCart(db, user.userId, seller))
