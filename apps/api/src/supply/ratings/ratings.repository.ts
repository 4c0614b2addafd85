import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { sellers } from '../../db/tables/reference/sellers'
import { orderRatings } from '../../db/tables/supply/order-ratings'
import type { Db } from '../../platform/db/db'

export type RatingRecord = typeof orderRatings.$inferSelect

/** The sellers that supply an order, each with its rating. */
export const listRatedSellers = (db: Db, orderId: number) =>
  db
    .selectDistinctOn([sellers.id], {
      sellerId: sellers.id,
      sellerName: sellers.organizationName,
      rating: orderRatings,
    })
    .from(orderLines)
    .innerJoin(sellers, eq(sellers.id, orderLines.sellerId))
    .leftJoin(orderRatings, and(eq(orderRatings.orderId, orderLines.orderId), eq(orderRatings.sellerId, sellers.id)))
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)))
    .orderBy(asc(sellers.id))

export const insertRating = (db: Db, rating: typeof orderRatings.$inferInsert) => db.insert(orderRatings).values(rating)

export const changeRating = (
  db: Db,
  id: number,
  change: Partial<Pick<RatingRecord, 'stars' | 'comment' | 'ratedBy' | 'changedAt' | 'hiddenReason'>>,
) => db.update(orderRatings).set(change).where(eq(orderRatings.id, id))

/** False where it is not this seller's. Null where it was answered before. */
export async function answerOnce(
  db: Db,
  {
    ratingId,
    sellerId,
    ...answer
  }: { ratingId: number; sellerId: number; answer: string; answeredBy: number; answeredAt: Date },
): Promise<boolean | null> {
  const isOwn = and(eq(orderRatings.id, ratingId), eq(orderRatings.sellerId, sellerId))
  const changed = await db
    .update(orderRatings)
    .set(answer)
    .where(and(isOwn, isNull(orderRatings.answer)))
  if ((changed.rowCount ?? 0) > 0) return true
  return (await db.$count(orderRatings, isOwn)) > 0 ? null : false
}

export async function lockRating(db: Db, id: number): Promise<RatingRecord | null> {
  const [rating] = await db.select().from(orderRatings).where(eq(orderRatings.id, id)).for('no key update')
  return rating ?? null
}

interface Ratings {
  sellerId?: number
  /** Left out what an administrator has hidden. */
  shownOnly?: true
  page?: number | undefined
  pageSize?: number | undefined
}

/** One page of ratings, newest first. */
export async function pageOfRatings(db: Db, { sellerId, shownOnly, page, pageSize }: Ratings) {
  const where: SQL | undefined = and(
    sellerId === undefined ? undefined : eq(orderRatings.sellerId, sellerId),
    shownOnly && isNull(orderRatings.hiddenReason),
  )
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await db
    .select({ rating: orderRatings, orderNo: orders.orderNo, sellerName: sellers.organizationName })
    .from(orderRatings)
    .innerJoin(orders, eq(orders.id, orderRatings.orderId))
    .innerJoin(sellers, eq(sellers.id, orderRatings.sellerId))
    .where(where)
    .orderBy(desc(orderRatings.ratedAt), desc(sql`${orderRatings.id}`))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  return { rows, total: await db.$count(orderRatings, where) }
}
