import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrders as exportOrdersCall } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { listAllOrders } from './all-orders'
import { exportOrders } from './export-orders'

export default [
  route(fetchAllOrders, async ({ db, input, answer }) => answer.page(await listAllOrders(db, input))),
  route(exportOrdersCall, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportOrders(db, actor, input)
  }),
]
