import { deleteOrder as call } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { route } from '../../platform/http/route'
import { deleteOrder } from './delete-order'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  deleteOrder({ db, siteUrl, userId, at }, input.orderId),
)
