import { ORDER_DELETED } from '@lohahaat/contract/ordering/order-changes/delete-order'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { orderCancelled } from '../orders/order-letters'
import { cancelOrder, lockOpenOrder, mailBuyer, type OrderDesk } from './change-order'
import { readOrder } from '../orders/load-order'

/** A buyer cancels an order that has not been dispatched. */
export const deleteOrder = ({ db, siteUrl }: OrderDesk, actor: Actor, orderId: number) =>
  db.transaction(async (tx) => {
    const order = await lockOpenOrder(tx, orderId, actor)
    await cancelOrder(tx, order, actor, null)
    const cancelled = await readOrder(tx, order.id)
    await mailBuyer(tx, order, () => orderCancelled(cancelled, siteUrl))
    return ORDER_DELETED
  })
