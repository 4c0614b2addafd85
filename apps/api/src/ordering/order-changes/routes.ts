import { deleteItem as deleteItemCall } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder as deleteOrderCall } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { setOrderStatus as setOrderStatusCall } from '@lohahaat/contract/ordering/order-changes/order-status'
import { route } from '../../platform/http/route'
import { deleteItem } from './delete-item'
import { deleteOrder } from './delete-order'
import { setOrderStatus } from './order-status'

export default [
  route(deleteOrderCall, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
    deleteOrder({ db, siteUrl, userId, at }, input.orderId),
  ),
  route(deleteItemCall, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
    deleteItem({ db, siteUrl, userId, at }, input),
  ),
  route(setOrderStatusCall, ({ db, site: { siteUrl }, user: { userId }, at, input }) =>
    setOrderStatus({ db, siteUrl, userId, at }, input),
  ),
]
