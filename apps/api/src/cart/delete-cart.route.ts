import { deleteCart as call } from '@lohahaat/contract/cart/delete-cart'
import { route } from '../http/route'
import { deleteCart } from './delete-cart'

export default route(call, deleteCart)
