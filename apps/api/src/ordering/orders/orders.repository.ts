import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'

export type OrderRecord = typeof orders.$inferSelect
export type OrderLineRecord = typeof orderLines.$inferSelect

/** An order with the lines it still has, and what became of it, the oldest first. */
export interface StoredOrder {
  order: OrderRecord
  lines: OrderLineRecord[]
  /** How many lines there are, where not all of them are here. */
  lineCount?: number
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

/** The orders of one buyer that were not cancelled, newest first by their ids, and how many there are; a page or the first ones. */
export async function listOrderIdsOf(db: Db, buyerId: number, { size, number }: { size: number; number: number }) {
  // In these words, since the index of what is listed is known by them.
  const where = and(eq(orders.buyerId, buyerId), sql`${orders.status} <> 'Cancelled'`)
  const found = await db
    .select({ id: orders.id, lines: lineCount })
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((number - 1) * size)
  const isAll = number === 1 && found.length < size
  return { found, total: isAll ? found.length : await db.$count(orders, where) }
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

/** How many lines an order still has. Its id with its table: a statement about one table is put into words without. */
export const lineCount = sql<number>`(
  select count(*)::int from ${orderLines} line where line.order_id = ${orders}.id and line.removed_at is null)`

/** Orders by their ids, newest first, each with so many of its lines. */
export async function findListedOrders(db: Db, ids: readonly number[], mostLines: number): Promise<StoredOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(isOneOf(orders.id, ids))
    .orderBy(...newestFirst)
  return complete(db, found, firstLines(ids, mostLines))
}

const firstLines = (orderIds: readonly number[], most: number) => sql`${orderLines.id} in (
  select first.id from unnest(${sql.param(orderIds)}::int[]) as wanted (id) cross join lateral (
    select ${orderLines.id} from ${orderLines}
    where ${orderLines.orderId} = wanted.id and ${orderLines.removedAt} is null
    order by ${orderLines.id} limit ${most}) first)`

const linesOf = (orderIds: readonly number[]) =>
  and(isOneOf(orderLines.orderId, orderIds), isNull(orderLines.removedAt))

/** One statement for the lines of all of them, and one for what became of them. */
async function complete(db: Db, found: readonly OrderRecord[], whichLines?: SQL): Promise<StoredOrder[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(whichLines ?? linesOf(ids))
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
