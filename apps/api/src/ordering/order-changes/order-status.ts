import type { Order } from '@lohahaat/domain/ordering/order'
import type { setOrderStatus as setOrderStatusCall } from '@lohahaat/contract/ordering/order-changes/order-status'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { canMove } from '@lohahaat/domain/ordering/order-status'
import { recordAudit } from '../../platform/audit/audit.repository'
import { orderMoved } from '../orders/order-letters'
import { Refusal } from '../../platform/refusal'
import { cancelOrder, mailBuyer, type OrderDesk } from './change-order'
import { setStatus } from './change-order.repository'
import { readOrder } from '../orders/load-order'
import { lockOrder } from '../orders/orders.repository'
import { requireNoTruck } from '../order-trucks/require-no-truck'

type Input = ParsedInputOf<typeof setOrderStatusCall>

/**
 * An administrator moves an order to its next status. Of several at once the first succeeds, and the others are told
 * the current status. With trucks the status follows from them.
 */
export const setOrderStatus = (
  { db, siteUrl }: OrderDesk,
  actor: Actor,
  { orderId, status, note }: Input,
): Promise<Order> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, 'anybody')
    if (!order) throw new Refusal('orderNotFound')
    await requireNoTruck(tx, order)
    if (!canMove(order.status, status)) throw new Refusal('statusNotNext', order.status, status)
    if (status === 'Cancelled') await cancelOrder(tx, order, actor, note)
    else await setStatus(tx, order.id, status, { userId: actor.userId, at: actor.at, note })
    const moved = await readOrder(tx, order.id)
    await recordAudit(tx, actor, {
      resource: 'Order',
      recordId: order.id,
      before: audited(moved, -2),
      after: audited(moved, -1),
    })
    await mailBuyer(tx, order, () => orderMoved(moved, note, siteUrl))
    return moved
  })

/** The order at one of its status changes. */
function audited({ orderNo, statusChanges }: Order, place: number) {
  const { status, note } = statusChanges.at(place) ?? { status: null, note: null }
  return { orderNo, status, note }
}
