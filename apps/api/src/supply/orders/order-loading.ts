import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { loadOrder } from '../../ordering/orders/load-order'
import type { Database } from '../../platform/db/db'
import { answersOf } from './refused-lines.repository'

/** What its suppliers said of an order that the actor may see: no names, and nothing of who had a line before. */
export async function loadOrderLoading(
  db: Database,
  actor: Actor,
  orderId: number,
): Promise<ResponseOf<typeof fetchOrderLoading>> {
  await loadOrder(db, actor, orderId)
  const rows = await answersOf(db, orderId, actor.at)
  const current = rows.filter(({ line, asked }) => line.removedAt === null && line.sellerId === asked.sellerId)
  return { asked: current.length, accepted: current.filter(({ state }) => state === 'Accepted').length }
}
