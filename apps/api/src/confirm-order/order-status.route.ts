import { setOrderStatus as call } from '@lohahaat/contract/confirm-order/order-status'
import { route } from '../http/route'
import { setOrderStatus } from './order-status'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  setOrderStatus({ db, siteUrl, userId, at }, input),
)
