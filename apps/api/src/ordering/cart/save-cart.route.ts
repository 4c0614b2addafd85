import { saveCart as call } from '@lohahaat/contract/ordering/cart/save-cart'
import { route } from '../../platform/http/route'
import { saveCart } from './save-cart'

export default route(call, saveCart)
