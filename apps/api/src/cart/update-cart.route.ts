import { updateCart as call } from '@lohahaat/contract/cart/update-cart'
import { route } from '../http/route'
import { updateCart } from './update-cart'

export default route(call, updateCart)
