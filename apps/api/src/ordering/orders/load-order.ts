import type { Order } from '@lohahaat/domain/ordering/order'
import type { Database, Db } from '../../platform/db/db'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import { Refusal } from '../../platform/refusal'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { sellerOf, toOrder } from './to-order'
import { findOrder, type StoredOrder } from './orders.repository'

export const loadOrder = async (db: Database, actor: Actor, orderId: number): Promise<Order> =>
  toOrder(await findVisibleOrder(db, actor, orderId))

/** With the seller at the time of the order. */
export async function loadOrderWithSeller(
  db: Database,
  actor: Actor,
  orderId: number,
): Promise<{ order: Order; seller: Seller }> {
  const found = await findVisibleOrder(db, actor, orderId)
  return { order: toOrder(found), seller: sellerOf(found.order) }
}

const SOMEBODY_ELSES = { buyerId: 0, companyId: 0 }

/** Administrators see all orders, everybody else those of his company that his role lets him see. */
const findVisibleOrder = (db: Database, actor: Actor, id: number) =>
  inSnapshot(db, async (tx) => {
    const own = await findOrder(tx, id, { companyId: actor.companyId })
    if (own && may(actor, 'see an order', own.order)) return own
    // Checked before the lookup, so that the answer doesn't reveal whether the order exists.
    if (!may(actor, 'see an order', SOMEBODY_ELSES)) throw new Refusal('orderNotFound')
    return requireOrder(tx, id)
  })

/** Reads from one snapshot: an order that changes between two statements would not add up. */
export const inSnapshot = <T>(db: Database, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, 'snapshot')

/** For a transaction that inserted or changed the order, so no access check. */
export const readOrder = async (tx: Db, id: number): Promise<Order> => toOrder(await requireOrder(tx, id))

async function requireOrder(db: Db, id: number): Promise<StoredOrder> {
  const order = await findOrder(db, id, 'anybody')
  if (!order) throw new Refusal('orderNotFound')
  return order
}
