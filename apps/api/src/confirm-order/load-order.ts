import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import type { Database, Db } from '../db/db'
import { Refusal } from '../refusal'
import type { Seller } from '../seller-of-record'
import { toOrderGroup } from './order-group'
import { findOrder, type OwnerOfOrder, type StoredOrder } from './orders.repository'

export interface Caller {
  userId: number
  role: 'Admin' | 'User'
}

/** An administrator sees the orders of everybody, anybody else his own. */
const ownerSeenBy = ({ userId, role }: Caller): OwnerOfOrder => (role === 'Admin' ? 'anybody' : { buyerId: userId })

export const loadOrder = async (db: Database, caller: Caller, groupOrderId: number): Promise<OrderGroup> =>
  toOrderGroup(await findSeen(db, caller, groupOrderId))

/** With the seller that it was made with. */
export async function loadOrderWithSeller(
  db: Database,
  caller: Caller,
  groupOrderId: number,
): Promise<{ order: OrderGroup; seller: Seller }> {
  const found = await findSeen(db, caller, groupOrderId)
  return { order: toOrderGroup(found), seller: found.order.seller }
}

const findSeen = (db: Database, caller: Caller, id: number) =>
  seenAtOnce(db, (tx) => foundOrder(tx, id, ownerSeenBy(caller)))

/** As of one instant: an order that changes between two statements would not add up. */
export const seenAtOnce = <T>(db: Database, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** For a transaction that made or changed the order, and may see it. */
export const readOrder = async (tx: Db, id: number): Promise<OrderGroup> =>
  toOrderGroup(await foundOrder(tx, id, 'anybody'))

async function foundOrder(db: Db, id: number, owner: OwnerOfOrder): Promise<StoredOrder> {
  const order = await findOrder(db, id, owner)
  if (!order) throw new Refusal('orderNotFound')
  return order
}
