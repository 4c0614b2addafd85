import { setOrderStatus as call } from '@lohahaat/contract/ordering/order-changes/order-status'
import { route } from '../../platform/http/route'
import { setOrderStatus } from './order-status'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  setOrderStatus({ db, siteUrl, userId, at }, input),
)
