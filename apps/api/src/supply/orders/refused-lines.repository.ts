import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import { stateAt } from './supplier-lines.repository'

/** Refused or expired, still in an order that can be changed, and with the seller that will not supply it. */
const isOpen = and(
  inArray(supplierLines.state, ['Refused', 'Expired']),
  isNull(supplierLines.goneAt),
  eq(orderLines.sellerId, supplierLines.sellerId),
  isNull(orderLines.removedAt),
  inArray(orders.status, ['Confirmed', 'Processing']),
)

const answered = (db: Db, at: Date) =>
  db
    .select({
      order: orders,
      line: orderLines,
      asked: supplierLines,
      state: stateAt(at),
      sellerName: sellers.organizationName,
      answeredBy: users.contactName,
      isOpen: sql<boolean>`coalesce(${isOpen}, false)`,
    })
    .from(supplierLines)
    .innerJoin(orderLines, eq(orderLines.id, supplierLines.orderLineId))
    .innerJoin(orders, eq(orders.id, supplierLines.orderId))
    .innerJoin(sellers, eq(sellers.id, supplierLines.sellerId))
    .leftJoin(users, eq(users.id, supplierLines.answeredBy))

/** Of one order, each line with everybody who had it, the first first. */
export const answersOf = (db: Db, orderId: number, at: Date) =>
  answered(db, at).where(eq(supplierLines.orderId, orderId)).orderBy(asc(orderLines.id), asc(supplierLines.askedAt))

export type AnsweredRow = Awaited<ReturnType<typeof answersOf>>[number]

/** One page of the lines that somebody has to find a seller for, longest waiting first. */
export async function pageOfRefused(db: Db, at: Date, { page, pageSize }: { page?: number; pageSize?: number }) {
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await answered(db, at)
    .where(isOpen)
    .orderBy(asc(supplierLines.answeredAt), asc(supplierLines.orderLineId))
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(supplierLines)
    .innerJoin(orderLines, eq(orderLines.id, supplierLines.orderLineId))
    .innerJoin(orders, eq(orders.id, supplierLines.orderId))
    .where(isOpen)
  return { rows, total: counted?.total ?? 0 }
}

/** Whether the seller that has the line will not supply it. */
export async function isRefused(db: Db, orderLineId: number): Promise<boolean> {
  const found = await db
    .select({ id: orderLines.id })
    .from(supplierLines)
    .innerJoin(orderLines, eq(orderLines.id, supplierLines.orderLineId))
    .innerJoin(orders, eq(orders.id, supplierLines.orderId))
    .where(and(eq(supplierLines.orderLineId, orderLineId), isOpen))
  return found.length > 0
}
