import type { Actor } from '@lohahaat/domain/identity/actor'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import type { Database, Db } from '../../platform/db/db'
import { queueLetter } from '../../platform/mail/queue-letter'
import type { Letter } from '../../platform/mail/letter'
import { Refusal } from '../../platform/refusal'
import { findBuyerEmail, listLines, returnStock, setStatus } from './change-order.repository'
import { lockOrder, type OrderRecord } from '../orders/orders.repository'

export interface OrderDesk {
  db: Database
  siteUrl: string
}

/** Locks the order of a buyer, and refuses when it can no longer be changed. */
export async function lockOpenOrder(tx: Db, id: number, { userId: buyerId }: Actor): Promise<OrderRecord> {
  return requireOpen(await lockOrder(tx, id, { buyerId }))
}

export function requireOpen(order: OrderRecord | undefined | null): OrderRecord {
  if (!order) throw new Refusal('orderNotFound')
  if (!isOpenForChange(order.status)) throw new Refusal('orderClosed', order.orderNo, order.status)
  return order
}

/** Cancels a locked order and returns its goods to the stock. The order and its lines are kept. */
export async function cancelOrder(tx: Db, order: OrderRecord, { userId, at }: Actor, note: string | null) {
  await setStatus(tx, order.id, 'Cancelled', { userId, at, note })
  await returnStock(tx, await listLines(tx, order.id), { userId, at })
}

export const mailBuyer = async (tx: Db, order: OrderRecord, write: () => Letter) =>
  queueLetter(tx, await findBuyerEmail(tx, order), write)
