import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { route } from '../../platform/http/route'
import { loadOrderPapers } from './order-papers'

export default [
  route(fetchOrderPapers, ({ db, storage, actor, input }) => loadOrderPapers({ db, storage }, actor, input.orderId)),
]
