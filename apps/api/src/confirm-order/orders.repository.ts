import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db'
import { orderLines } from '../db/tables/order-lines'
import { orderStatusChanges } from '../db/tables/order-status-changes'
import { orders } from '../db/tables/orders'

export type OrderRecord = typeof orders.$inferSelect
export type OrderLineRecord = typeof orderLines.$inferSelect

/** An order with the lines it still has, and what became of it, the oldest first. */
export interface StoredOrder {
  order: OrderRecord
  lines: OrderLineRecord[]
  statusChanges: (typeof orderStatusChanges.$inferSelect)[]
}

/** Whose order it may be: that of one buyer, or of anybody. */
export type OwnerOfOrder = { buyerId: number } | 'anybody'

const isOrderOf = (id: number, owner: OwnerOfOrder): SQL | undefined =>
  and(eq(orders.id, id), owner === 'anybody' ? undefined : eq(orders.buyerId, owner.buyerId))

export async function findOrder(db: Db, id: number, owner: OwnerOfOrder): Promise<StoredOrder | null> {
  const found = await db.select().from(orders).where(isOrderOf(id, owner))
  const [order] = await complete(db, found)
  return order ?? null
}

/** As findOrder, without its lines; nobody else changes the order until the transaction ends. */
export async function lockOrder(db: Db, id: number, owner: OwnerOfOrder): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(isOrderOf(id, owner)).for('no key update')
  return order ?? null
}

/** The orders of one buyer that were not cancelled, newest first, and how many there are; without a page all of them. */
export async function listOrdersOf(db: Db, buyerId: number, page?: { size: number; number: number }) {
  // In these words, since the index of what is listed is known by them.
  const where = and(eq(orders.buyerId, buyerId), sql`${orders.status} <> 'Cancelled'`)
  const all = db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).$dynamic()
  const found = await (page ? all.limit(page.size).offset((page.number - 1) * page.size) : all)
  return { rows: await complete(db, found), total: page ? await db.$count(orders, where) : found.length }
}

/** One statement for the lines of all of them, and one for what became of them. */
async function complete(db: Db, found: readonly OrderRecord[]): Promise<StoredOrder[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(isOneOf(orderLines.orderId, ids), isNull(orderLines.removedAt)))
    .orderBy(orderLines.id)
  const changes = await db
    .select()
    .from(orderStatusChanges)
    .where(isOneOf(orderStatusChanges.orderId, ids))
    .orderBy(orderStatusChanges.changedAt, orderStatusChanges.id)
  const whole = new Map<number, StoredOrder>(found.map((order) => [order.id, { order, lines: [], statusChanges: [] }]))
  for (const line of lines) whole.get(line.orderId)?.lines.push(line)
  for (const change of changes) whole.get(change.orderId)?.statusChanges.push(change)
  return [...whole.values()]
}

/** As one value, since a statement can't have more than 65,535 of them. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)})`
