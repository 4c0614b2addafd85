import { deleteItem as call } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { route } from '../../platform/http/route'
import { deleteItem } from './delete-item'

export default route(call, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
  deleteItem({ db, siteUrl, userId, at }, input),
)
