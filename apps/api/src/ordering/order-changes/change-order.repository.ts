import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'
import type { Writer } from '../../platform/audit/audit.repository'
import type { OrderLineRecord, OrderRecord } from '../orders/orders.repository'

export type OrderAmounts = Pick<
  OrderRecord,
  | 'goodsPaise'
  | 'gstPaise'
  | 'weighmentPaise'
  | 'loadingPaise'
  | 'platformPaise'
  | 'handlingPaise'
  | 'freightPaise'
  | 'totalPaise'
  | 'totalGrams'
>

/** The lines that were not removed. */
export const listLines = (db: Db, orderId: number): Promise<OrderLineRecord[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)))
    .orderBy(orderLines.id)

export async function removeLine(db: Db, id: number, at: Date) {
  await db.update(orderLines).set({ removedAt: at }).where(eq(orderLines.id, id))
  await withdrawLines(db, eq(supplierLines.orderLineId, id), at)
}

/** Suppliers who were told of the lines are told that they are gone; who refused them has nothing to hear. */
const withdrawLines = (db: Db, which: SQL, at: Date) =>
  db
    .update(supplierLines)
    .set({
      goneAt: at,
      news: sql`case when ${supplierLines.state} in ('Waiting', 'Accepted') and ${supplierLines.news} is null then 'Gone' end`,
    })
    .where(and(which, isNull(supplierLines.goneAt)))

export const withdrawOrder = (db: Db, orderId: number, at: Date) =>
  withdrawLines(db, eq(supplierLines.orderId, orderId), at)

export const setAmounts = (db: Db, orderId: number, amounts: OrderAmounts) =>
  db.update(orders).set(amounts).where(eq(orders.id, orderId))

export async function setStatus(
  db: Db,
  orderId: number,
  status: OrderRecord['status'],
  { userId, at, note }: Writer & { note: string | null },
) {
  await db.update(orders).set({ status }).where(eq(orders.id, orderId))
  await db.insert(orderStatusChanges).values({ orderId, status, note, changedBy: userId, changedAt: at })
}

/**
 * Adds what lines took back to the counted stock, which is no edit of the items. The items are locked in order of their ids, as a confirmation does,
 * to prevent deadlocks.
 */
export async function returnStock(db: Db, lines: readonly OrderLineRecord[]) {
  const taken = lines.filter(({ takenKg }) => takenKg !== null)
  const ids = taken.flatMap(({ stockItemId }) => stockItemId ?? [])
  if (ids.length === 0) return
  await db
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(inArray(stockItems.id, ids))
    .orderBy(stockItems.id)
    .for('no key update')
  await db.execute(sql`
    update ${stockItems} set available_kg = ${stockItems.availableKg} + back.kg,
      version = ${stockItems.version} + 1
    from (
      select id, sum(kg)::bigint as kg
      from unnest(${sql.param(ids)}::int[], ${sql.param(taken.map(({ takenKg }) => takenKg))}::bigint[]) as taken(id, kg)
      group by id
    ) as back
    where ${stockItems.id} = back.id and ${stockItems.availableKg} is not null`)
}

/** Mails about an order go to the buyer's current address. */
export async function findBuyerEmail(db: Db, { buyerId }: OrderRecord): Promise<string> {
  const [buyer] = await db.select({ email: users.email }).from(users).where(eq(users.id, buyerId))
  if (!buyer) throw new Error('An order without its buyer')
  return buyer.email
}
