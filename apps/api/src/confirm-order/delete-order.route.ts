import { deleteOrder as call } from '@lohahaat/contract/confirm-order/delete-order'
import { route } from '../http/route'
import { deleteOrder } from './delete-order'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  deleteOrder({ db, siteUrl, userId, at }, input.GroupOrderId),
)
