import { deleteItem as deleteItemCall } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder as deleteOrderCall } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { setOrderStatus as setOrderStatusCall } from '@lohahaat/contract/ordering/order-changes/order-status'
import { route } from '../../platform/http/route'
import { deleteItem } from './delete-item'
import { deleteOrder } from './delete-order'
import { setOrderStatus } from './order-status'
import { previewDeletion } from './preview-deletion'

export default [
  route(deleteOrderCall, ({ db, site: { siteUrl }, actor, input }) =>
    deleteOrder({ db, siteUrl }, actor, input.orderId),
  ),
  route(deleteItemCall, ({ db, site: { siteUrl }, actor, input }) => deleteItem({ db, siteUrl }, actor, input)),
  route(fetchDeletionPreview, ({ db, actor, input }) => previewDeletion(db, actor, input)),
  route(setOrderStatusCall, ({ db, site: { siteUrl }, actor, input }) => setOrderStatus({ db, siteUrl }, actor, input)),
]
