import type { Actor } from '@lohahaat/domain/identity/actor'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Database } from '../../platform/db/db'
import { inSnapshot } from '../orders/load-order'
import { amountsWith } from '../orders/order-amounts'
import { findOrder } from '../orders/orders.repository'
import { requireNotOnTruck } from '../order-trucks/require-no-truck'
import { requireOpen } from './change-order'
import { takeOut, type LineIds } from './delete-item'

/** What deleteItem would leave of an order, by the same rules; refused where that would be. */
export const previewDeletion = (db: Database, actor: Actor, { orderId, orderLineId }: LineIds) =>
  inSnapshot(db, async (tx) => {
    const found = await findOrder(tx, orderId, actor)
    const order = requireOpen(actor, found?.order)
    const { line, remaining } = takeOut(found?.lines ?? [], orderLineId)
    await requireNotOnTruck(tx, line)
    if (remaining.length === 0) return { orderRemoved: true, totalTons: 0, totalPrice: 0 }
    const { totalGrams, totalPaise } = amountsWith(order, remaining)
    return { orderRemoved: false, totalTons: toTons(totalGrams), totalPrice: toRupees(totalPaise) }
  })
