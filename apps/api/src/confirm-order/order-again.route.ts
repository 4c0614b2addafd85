import { orderAgain as call } from '@lohahaat/contract/confirm-order/order-again'
import { route } from '../http/route'
import { orderAgain } from './order-again'

export default route(call, orderAgain)
