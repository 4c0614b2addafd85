import { deleteItem as call } from '@lohahaat/contract/confirm-order/delete-item'
import { route } from '../http/route'
import { deleteItem } from './delete-item'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  deleteItem({ db, siteUrl, userId, at }, input),
)
