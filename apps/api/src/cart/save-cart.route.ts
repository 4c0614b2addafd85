import { saveCart as call } from '@lohahaat/contract/cart/save-cart'
import { route } from '../http/route'
import { saveCart } from './save-cart'

export default route(call, saveCart)
