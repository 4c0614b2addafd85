import { and, asc, desc, eq, gte, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { DEFAULT_PAYMENT_DAYS } from '@lohahaat/domain/ordering/supplier-answer'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { supplierTerms } from '../../db/tables/ordering/supplier-terms'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import { stateAt } from '../orders/supplier-lines.repository'

/** From the first instant of a month to that of the next. */
export interface Period {
  from: Date
  to: Date
  /** At which lines that nobody answered are expired. */
  at: Date
}

/** What was agreed at the time of the order; where the seller was not asked, what is agreed now. */
const commissionHundredths = sql<number>`coalesce(${supplierLines.commissionHundredths},
  round(${sellers.commissionPercent} * 100)::int)`

/** Round is half away from zero, which is half up: no amount is below zero. */
const commission = sql`round(${orderLines.amountPaise} * ${commissionHundredths} / 10000.0)`

/** Neither deleted nor refused nor in a cancelled order. */
const isStated = ({ from, to, at }: Period, sellerId?: number): SQL | undefined =>
  and(
    sellerId === undefined ? undefined : eq(orderLines.sellerId, sellerId),
    isNull(orderLines.removedAt),
    ne(orders.status, 'Cancelled'),
    gte(orders.createdAt, from),
    lt(orders.createdAt, to),
    sql`(${supplierLines.state} is null or ${stateAt(at)} in ('Waiting', 'Accepted'))`,
  )

/** Accepted, or of a seller who was not asked. */
const isPromised = ({ at }: Period) => sql`(${supplierLines.state} is null or ${stateAt(at)} = 'Accepted')`

const answer = and(eq(supplierLines.orderLineId, orderLines.id), eq(supplierLines.sellerId, orderLines.sellerId))

/** The lines of a statement, in the order they were ordered. */
export const listStatedLines = (db: Db, sellerId: number, period: Period) =>
  db
    .select({
      line: orderLines,
      orderNo: orders.orderNo,
      placedAt: orders.createdAt,
      state: sql<
        'Waiting' | 'Accepted' | null
      >`case when ${supplierLines.state} is not null then ${stateAt(period.at)} end`,
      commissionHundredths,
      deliveredAt: sql<string | null>`(select max(${orderStatusChanges.changedAt}) from ${orderStatusChanges}
        where ${orderStatusChanges.orderId} = ${orders.id} and ${orderStatusChanges.status} = 'Delivered')`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(sellers, eq(sellers.id, orderLines.sellerId))
    .leftJoin(supplierLines, answer)
    .where(isStated(period, sellerId))
    .orderBy(asc(orders.createdAt), asc(orderLines.id))
    .limit(MOST_ROWS)

export type StatedLine = Awaited<ReturnType<typeof listStatedLines>>[number]

const sumsOf = (db: Db, period: Period, sellerId?: number) =>
  db
    .select({
      sellerId: sellers.id,
      sellerName: sellers.organizationName,
      lineCount: sql<number>`count(*)::int`,
      goods: sql<string>`sum(${orderLines.amountPaise})`,
      commission: sql<string>`sum(${commission})`,
      goodsDue: sql<string>`coalesce(sum(${orderLines.amountPaise}) filter (where ${isPromised(period)}), 0)`,
      commissionDue: sql<string>`coalesce(sum(${commission}) filter (where ${isPromised(period)}), 0)`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(sellers, eq(sellers.id, orderLines.sellerId))
    .leftJoin(supplierLines, answer)
    .where(isStated(period, sellerId))
    .groupBy(sellers.id)
    .$dynamic()

/** Added up by the database, over however many lines. */
export async function sumStatedLines(db: Db, sellerId: number, period: Period) {
  const [sums] = await sumsOf(db, period, sellerId)
  return {
    lineCount: sums?.lineCount ?? 0,
    all: { goods: BigInt(sums?.goods ?? 0), commission: BigInt(sums?.commission ?? 0) },
    promised: { goods: BigInt(sums?.goodsDue ?? 0), commission: BigInt(sums?.commissionDue ?? 0) },
  }
}

/** One page of the sellers of a month, the largest first. */
export async function pageOfSellers(db: Db, period: Period, { page, pageSize }: { page?: number; pageSize?: number }) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await sumsOf(db, period)
    .orderBy(desc(sql`sum(${orderLines.amountPaise})`), asc(sellers.id))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findPaymentDays(db: Db): Promise<number> {
  const [terms] = await db.select().from(supplierTerms).orderBy(desc(supplierTerms.id)).limit(1)
  return terms?.paymentDays ?? DEFAULT_PAYMENT_DAYS
}
