import { fetchOrderSuccessDetail } from '@lohahaat/contract/confirm-order/order-success-detail'
import { route } from '../http/route'
import { loadOrder } from './load-order'

export default route(fetchOrderSuccessDetail, ({ db, user, input }) => loadOrder(db, user, input.GroupOrderId))
