import { exportOrders as call } from '@lohahaat/contract/confirm-order/export-orders'
import { route } from '../http/route'
import { exportOrders } from './export-orders'

export default route(call, ({ db, input, at }) => exportOrders(db, input, at))
