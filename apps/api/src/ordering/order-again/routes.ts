import { orderAgain as orderAgainCall } from '@lohahaat/contract/ordering/order-again/order-again'
import { route } from '../../platform/http/route'
import { orderAgain } from './order-again'

export default [
  route(orderAgainCall, ({ db, limits, answer, actor, input }) => orderAgain({ db, limits, answer }, actor, input)),
]
