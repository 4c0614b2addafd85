import { updateCart as call } from '@lohahaat/contract/ordering/cart/update-cart'
import { route } from '../../platform/http/route'
import { updateCart } from './update-cart'

export default route(call, updateCart)
