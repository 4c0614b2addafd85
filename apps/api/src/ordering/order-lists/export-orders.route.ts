import { exportOrders as call } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportOrders } from './export-orders'

export default route(call, async ({ db, limits, user, input, at }) => {
  await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
  return exportOrders({ db, userId: user.userId, at }, input)
})
