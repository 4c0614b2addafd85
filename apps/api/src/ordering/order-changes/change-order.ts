import type { Actor } from '@lohahaat/domain/identity/actor'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import type { Letter } from '../../platform/mail/letter'
import { Refusal } from '../../platform/refusal'
import { findBuyerEmail, listLines, returnStock, setStatus, withdrawOrder } from './change-order.repository'
import { lockOrder, type OrderRecord } from '../orders/orders.repository'
import { dropAllTrucks } from '../order-trucks/require-no-truck'

export interface OrderDesk {
  db: Database
  siteUrl: string
}

/** Locks an order of the actor's company, and refuses when he may not change it, or nobody can any longer. */
export async function lockOpenOrder(tx: Db, id: number, actor: Actor): Promise<OrderRecord> {
  return requireOpen(actor, await lockOrder(tx, id, actor))
}

export function requireOpen(actor: Actor, order: OrderRecord | undefined | null): OrderRecord {
  if (!order || !may(actor, 'change an order', order)) throw new Refusal('orderNotFound')
  if (!isOpenForChange(order.status)) throw new Refusal('orderClosed', order.orderNo, order.status)
  return order
}

/**
 * Cancels a locked order and returns its goods to the stock. The order and its lines are kept, its trucks are dropped; one
 * with an invoice is refused.
 */
export async function cancelOrder(tx: Db, order: OrderRecord, { userId, at }: Actor, note: string | null) {
  await dropAllTrucks(tx, order)
  await setStatus(tx, order.id, 'Cancelled', { userId, at, note })
  await returnStock(tx, await listLines(tx, order.id))
  await withdrawOrder(tx, order.id, at)
}

export const mailBuyer = async (tx: Db, order: OrderRecord, write: () => Letter) =>
  queueLetter(tx, await findBuyerEmail(tx, order), write)
