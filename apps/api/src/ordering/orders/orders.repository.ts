import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../platform/db/count-up-to'
import type { Db } from '../../platform/db/db'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { matchesMine, type MyOrderFilters } from './my-order-filters.repository'

export type OrderRecord = typeof orders.$inferSelect
export type OrderLineRecord = typeof orderLines.$inferSelect

/** An order with its lines and its status changes, oldest first. */
export interface StoredOrder {
  order: OrderRecord
  /** Those that remain. */
  lines: OrderLineRecord[]
  /** Those that the buyer deleted. */
  removed: OrderLineRecord[]
  /** The total number of lines, where not all of them are loaded. */
  lineCount?: number
  statusChanges: (typeof orderStatusChanges.$inferSelect)[]
}

/** Restricts a query to one company's orders, or not at all. */
export type OwnerOfOrder = { companyId: number } | 'anybody'

/** The orders of one member, or of his whole company. */
export type OrderList = { companyId: number; buyerId?: number }

export const isListed = ({ companyId, buyerId }: OrderList): SQL | undefined =>
  and(eq(orders.companyId, companyId), buyerId === undefined ? undefined : eq(orders.buyerId, buyerId))

const isOrderOf = (id: number, owner: OwnerOfOrder): SQL | undefined =>
  and(eq(orders.id, id), owner === 'anybody' ? undefined : eq(orders.companyId, owner.companyId))

export async function findOrder(db: Db, id: number, owner: OwnerOfOrder): Promise<StoredOrder | null> {
  const found = await db.select().from(orders).where(isOrderOf(id, owner))
  const [order] = await complete(db, found)
  return order ?? null
}

/** As findOrder without its lines, of anybody. */
export async function findOrderRow(db: Db, id: number): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order ?? null
}

/** As findOrder without its lines; the order is locked until the transaction ends. */
export async function lockOrder(db: Db, id: number, owner: OwnerOfOrder): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(isOrderOf(id, owner)).for('no key update')
  return order ?? null
}

/** The ids of the matching orders of a list, newest first, and the total; one page or the first ones. */
export async function listOrderIdsOf(
  db: Db,
  list: OrderList,
  filters: MyOrderFilters,
  { size, number }: { size: number; number: number },
) {
  const where = and(isListed(list), matchesMine(filters))
  const found = await db
    .select({ id: orders.id, lines: lineCount })
    .from(orders)
    .where(where)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((number - 1) * size)
  const isAll = number === 1 && found.length < size
  return { found, ...(isAll ? { total: found.length } : await countUpTo(db, orders, where)) }
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)]

/** The number of remaining lines. The id is qualified by hand: in a query on one table drizzle omits the table name. */
export const lineCount = sql<number>`(
  select count(*)::int from ${orderLines} line where line.order_id = ${orders}.id and line.removed_at is null)`

/** Orders by their ids, newest first, each with its first lines. */
export async function findListedOrders(db: Db, ids: readonly number[], mostLines: number): Promise<StoredOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(isOneOf(orders.id, ids))
    .orderBy(...newestFirst)
  // One set of ids: either of two would be looked up by passing all lines.
  const shown = sql`${firstLines(ids, 'is null', mostLines)} union all ${firstLines(ids, 'is not null', MOST_REMOVED)}`
  return complete(db, found, sql`${orderLines.id} in (${shown})`)
}

/** Of the deleted lines of an order in a list. */
const MOST_REMOVED = 20

const firstLines = (orderIds: readonly number[], removed: 'is null' | 'is not null', most: number) => sql`
  select first.id from unnest(${sql.param(orderIds)}::int[]) as wanted (id) cross join lateral (
    select line.id from ${orderLines} line
    where line.order_id = wanted.id and line.removed_at ${sql.raw(removed)} order by line.id limit ${most}) first`

/** One statement for the lines of all orders, and one for the status changes. */
async function complete(db: Db, found: readonly OrderRecord[], whichLines?: SQL): Promise<StoredOrder[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(whichLines ?? isOneOf(orderLines.orderId, ids))
    .orderBy(orderLines.id)
  const changes = await db
    .select()
    .from(orderStatusChanges)
    .where(isOneOf(orderStatusChanges.orderId, ids))
    .orderBy(orderStatusChanges.changedAt, orderStatusChanges.id)
  const whole = new Map<number, StoredOrder>(
    found.map((order) => [order.id, { order, lines: [], removed: [], statusChanges: [] }]),
  )
  for (const line of lines) whole.get(line.orderId)?.[line.removedAt === null ? 'lines' : 'removed'].push(line)
  for (const change of changes) whole.get(change.orderId)?.statusChanges.push(change)
  return [...whole.values()]
}

/** As one array parameter, since a statement takes at most 65,535. */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)})`
