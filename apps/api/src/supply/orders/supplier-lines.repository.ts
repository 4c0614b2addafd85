import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { LineState } from '@lohahaat/domain/ordering/supplier-answer'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

export type SupplierLineRecord = typeof supplierLines.$inferSelect

/** The state at an instant: a line nobody answered is expired before the worker has said so. */
export const stateAt = (at: Date) => sql<LineState>`case
  when ${supplierLines.goneAt} is not null and ${supplierLines.state} in ('Waiting', 'Accepted') then 'Withdrawn'
  when ${supplierLines.state} = 'Waiting' and ${supplierLines.answerBy} <= ${at.toISOString()}::timestamptz then 'Expired'
  else ${supplierLines.state} end`

/** One page of a seller's orders, newest first; with a state, those that have a line of it. */
export async function pageOfOrders(
  db: Db,
  {
    sellerId,
    at,
    state,
    page,
    pageSize,
  }: { sellerId: number; at: Date; state?: LineState; page?: number; pageSize?: number },
) {
  const isIn = (one: LineState) => sql`${stateAt(at)} = ${one}`
  const isLoaded = sql`${stateAt(at)} in ('Waiting', 'Accepted')`
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const grouped = db
    .select({
      orderId: supplierLines.orderId,
      lineCount: sql<number>`count(*)::int`.as('line_count'),
      waiting: sql<number>`count(*) filter (where ${isIn('Waiting')})::int`.as('waiting'),
      accepted: sql<number>`count(*) filter (where ${isIn('Accepted')})::int`.as('accepted'),
      grams: sql<string>`coalesce(sum(${orderLines.grams}) filter (where ${isLoaded}), 0)`.as('loaded_grams'),
      paise: sql<string>`coalesce(sum(${orderLines.amountPaise}) filter (where ${isLoaded}), 0)`.as('loaded_paise'),
      answerBy: sql<string | null>`min(${supplierLines.answerBy}) filter (where ${isIn('Waiting')})`.as('answer_by'),
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(supplierLines)
    .innerJoin(orderLines, eq(orderLines.id, supplierLines.orderLineId))
    .where(eq(supplierLines.sellerId, sellerId))
    .groupBy(supplierLines.orderId)
    .having(state ? sql`bool_or(${isIn(state)})` : undefined)
    .orderBy(desc(supplierLines.orderId))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .as('grouped')
  const rows = await db
    .select({ order: orders, figures: grouped._.selectedFields })
    .from(grouped)
    .innerJoin(orders, eq(orders.id, grouped.orderId))
    .orderBy(desc(orders.id))
  return { rows, total: rows[0]?.figures.total ?? 0 }
}

export type ListedSupplierOrder = Awaited<ReturnType<typeof pageOfOrders>>['rows'][number]

/** The lines of one order that are or were a seller's, each as it was ordered. */
export const linesOfSeller = (db: Db, { orderId, sellerId, at }: { orderId: number; sellerId: number; at: Date }) =>
  db
    .select({ asked: supplierLines, line: orderLines, state: stateAt(at), answeredBy: users.contactName })
    .from(supplierLines)
    .innerJoin(orderLines, eq(orderLines.id, supplierLines.orderLineId))
    .leftJoin(users, eq(users.id, supplierLines.answeredBy))
    .where(and(eq(supplierLines.orderId, orderId), eq(supplierLines.sellerId, sellerId)))
    .orderBy(asc(orderLines.id))

export type SellersLine = Awaited<ReturnType<typeof linesOfSeller>>[number]

export const setAnswer = (
  db: Db,
  { sellerId, orderLineIds }: { sellerId: number; orderLineIds: readonly number[] },
  answer: Pick<SupplierLineRecord, 'state' | 'answeredAt' | 'answeredBy' | 'reason'>,
) =>
  db
    .update(supplierLines)
    .set(answer)
    .where(and(eq(supplierLines.sellerId, sellerId), inArray(supplierLines.orderLineId, [...orderLineIds])))

const isDue = (at: Date): SQL | undefined =>
  and(eq(supplierLines.state, 'Waiting'), isNull(supplierLines.goneAt), lte(supplierLines.answerBy, at))

/** Orders with lines that nobody answered in time. What is on the road is loaded, whatever was said. */
export const findOverdueOrders = (db: Db, at: Date, limit: number) =>
  db
    .selectDistinct({ orderId: supplierLines.orderId })
    .from(supplierLines)
    .innerJoin(orders, eq(orders.id, supplierLines.orderId))
    .where(and(isDue(at), inArray(orders.status, ['Confirmed', 'Processing'])))
    .limit(limit)

export const expireLinesOf = (db: Db, orderId: number, at: Date) =>
  db
    .update(supplierLines)
    .set({ state: 'Expired', answeredAt: at, news: 'Expired' })
    .where(and(eq(supplierLines.orderId, orderId), isDue(at)))
    .returning({ orderLineId: supplierLines.orderLineId })

/** Lines whose sellers are to be told something, of a few orders; locked, and skipped by other servers. */
export const lockNews = (db: Db, limit: number) =>
  db
    .select()
    .from(supplierLines)
    .where(isNotNull(supplierLines.news))
    .orderBy(supplierLines.orderId, supplierLines.orderLineId)
    .limit(limit)
    .for('update', { skipLocked: true })

export const clearNews = (db: Db, lines: readonly SupplierLineRecord[]) =>
  db
    .update(supplierLines)
    .set({ news: null })
    .where(
      sql`(${supplierLines.orderLineId}, ${supplierLines.sellerId}) in (select * from unnest(
        ${sql.param(lines.map(({ orderLineId }) => orderLineId))}::int[],
        ${sql.param(lines.map(({ sellerId }) => sellerId))}::int[]))`,
    )

export async function findSellerName(db: Db, sellerId: number): Promise<string> {
  const [seller] = await db.select({ name: sellers.organizationName }).from(sellers).where(eq(sellers.id, sellerId))
  return seller?.name ?? ''
}
