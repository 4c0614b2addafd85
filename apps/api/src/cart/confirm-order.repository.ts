import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { NewOrderLine } from '../confirm-order/insert-order.repository'
import type { Db } from '../db/db'
import { cartLines } from '../db/tables/cart-lines'
import { orders } from '../db/tables/orders'
import { stockItems } from '../db/tables/stock-items'
import type { Writer } from '../stock/stock-write.repository'

/** The order that this buyer made with this key, if there is one. */
export async function findConfirmed(db: Db, buyerId: number, idempotencyKey: string): Promise<number | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.idempotencyKey, idempotencyKey)))
  return order?.id ?? null
}

/** Holds what is left of the items in a cart whose stock is counted; in the order of their ids, as everybody does. */
export const lockStock = (db: Db, buyerId: number) =>
  db
    .select({ id: stockItems.id })
    .from(stockItems)
    .where(
      and(
        inArray(
          stockItems.id,
          db.select({ id: cartLines.stockItemId }).from(cartLines).where(eq(cartLines.buyerId, buyerId)),
        ),
        isNotNull(stockItems.availableKg),
      ),
    )
    .orderBy(stockItems.id)
    .for('no key update')

/** Takes what was ordered out of the stock that is counted. A form that an administrator has open learns of it by the version. */
export const takeStock = (db: Db, lines: readonly NewOrderLine[], { userId, at }: Writer) =>
  db.execute(sql`
    update ${stockItems} set available_kg = ${stockItems.availableKg} - taken.kg,
      version = ${stockItems.version} + 1, updated_at = ${at}, updated_by = ${userId}
    from unnest(${sql.param(lines.map(({ stockItemId }) => stockItemId))}::int[],
      ${sql.param(lines.map(({ takenKg }) => takenKg))}::bigint[]) as taken(id, kg)
    where ${stockItems.id} = taken.id and taken.kg is not null`)

export const emptyCart = (db: Db, buyerId: number) => db.delete(cartLines).where(eq(cartLines.buyerId, buyerId))
