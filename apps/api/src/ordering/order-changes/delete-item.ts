import type { Actor } from '@lohahaat/domain/identity/actor'
import { nameItem } from '../../inventory/stock/name-item'
import { orderCancelled, orderLineDeleted } from '../orders/order-letters'
import { Refusal } from '../../platform/refusal'
import { cancelOrder, lockOpenOrder, mailBuyer, type OrderDesk } from './change-order'
import { listLines, removeLine, returnStock, setAmounts } from './change-order.repository'
import { readOrder } from '../orders/load-order'
import { amountsWith } from '../orders/order-amounts'
import type { OrderLineRecord } from '../orders/orders.repository'
import { followTrucks } from '../order-trucks/follow-trucks'
import { requireNotOnTruck } from '../order-trucks/require-no-truck'

export interface LineIds {
  orderId: number
  orderLineId: number
}

/** One line of an order, and the others. */
export function takeOut(lines: readonly OrderLineRecord[], orderLineId: number) {
  const line = lines.find(({ id }) => id === orderLineId)
  if (!line) throw new Refusal('orderLineNotFound')
  return { line, remaining: lines.filter((other) => other !== line) }
}

/**
 * A buyer deletes one line of an order that has not been dispatched, and the rest is priced again. Where the rest is on the
 * road, the order has left with it. An order cannot be empty: deleting the last line cancels it, and the line stays on
 * record.
 */
export const deleteItem = ({ db, siteUrl }: OrderDesk, actor: Actor, { orderId, orderLineId }: LineIds) =>
  db.transaction(async (tx) => {
    const order = await lockOpenOrder(tx, orderId, actor)
    const { line, remaining } = takeOut(await listLines(tx, order.id), orderLineId)
    await requireNotOnTruck(tx, line)
    const orderRemoved = remaining.length === 0
    if (orderRemoved) {
      await cancelOrder(tx, order, actor, null)
      const cancelled = await readOrder(tx, order.id)
      await mailBuyer(tx, order, () => orderCancelled(cancelled, siteUrl))
    } else {
      await removeLine(tx, line.id, actor.at)
      await setAmounts(tx, order.id, amountsWith(order, remaining))
      await returnStock(tx, [line])
      await followTrucks(tx, order, actor)
      const name = nameItem({ ...line, thickness: line.subClass1Name })
      const left = await readOrder(tx, order.id)
      await mailBuyer(tx, order, () => orderLineDeleted(left, name, siteUrl))
    }
    return { success: true as const, orderRemoved }
  })
