import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { route } from '../../platform/http/route'
import { loadOrder } from './load-order'

export default route(fetchOrderSuccessDetail, ({ db, user, input }) => loadOrder(db, user, input.orderId))
