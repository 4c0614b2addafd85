import { and, eq, gt, lt } from 'drizzle-orm'
import { orderLinks } from '../../db/tables/fulfilment/order-links'
import type { Db } from '../../platform/db/db'

export type OrderLinkRecord = typeof orderLinks.$inferSelect

export const insertOrderLink = (db: Db, link: typeof orderLinks.$inferInsert) => db.insert(orderLinks).values(link)

export const deleteOrderLinks = (db: Db, orderId: number) =>
  db.delete(orderLinks).where(eq(orderLinks.orderId, orderId))

/** The open link of an order. */
export async function findLinkOf(db: Db, orderId: number, at: Date): Promise<OrderLinkRecord | null> {
  const [link] = await db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.orderId, orderId), gt(orderLinks.endsAt, at)))
  return link ?? null
}

/** A link by its secret, while it is open. */
export async function findOpenLink(db: Db, secretHash: string, at: Date): Promise<OrderLinkRecord | null> {
  const [link] = await db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.secretHash, secretHash), gt(orderLinks.endsAt, at)))
  return link ?? null
}

export const deleteOrderLinksBefore = (db: Db, at: Date) => db.delete(orderLinks).where(lt(orderLinks.endsAt, at))
