import { orderAgain as call } from '@lohahaat/contract/ordering/order-again/order-again'
import { route } from '../../platform/http/route'
import { orderAgain } from './order-again'

export default route(call, orderAgain)
