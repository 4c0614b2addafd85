import { deleteCart as call } from '@lohahaat/contract/ordering/cart/delete-cart'
import { route } from '../../platform/http/route'
import { deleteCart } from './delete-cart'

export default route(call, deleteCart)
