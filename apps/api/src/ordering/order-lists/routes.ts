import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrders as exportOrdersCall } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { toOrderRow } from '../orders/order-row'
import { listOrders } from './all-orders.repository'
import { exportOrders } from './export-orders'

export default [
  route(fetchAllOrders, async ({ db, input, answer }) => {
    const { rows, total } = await listOrders(db, input)
    answer.setTotalCount(total)
    return rows.map(toOrderRow)
  }),
  route(exportOrdersCall, async ({ db, limits, user, input, at }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
    return exportOrders({ db, userId: user.userId, at }, input)
  }),
]
