import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { NewOrderLine } from '../orders/insert-order.repository'
import type { Db } from '../../platform/db/db'
import { command, statement } from '../../platform/db/fast/statement'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'

const buyerId = sql.placeholder('buyerId')

const orderId = { id: orders.id }
const selectConfirmed = statement<{ buyerId: number; key: string }, { id: number }>('confirmed', orderId, (db) =>
  db
    .select(orderId)
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.idempotencyKey, sql.placeholder('key')))),
)

/** The order that this buyer placed with this key, if any. */
export const findConfirmed = async (db: Db, buyerId: number, key: string): Promise<number | null> =>
  (await selectConfirmed(db, { buyerId, key }))[0]?.id ?? null

const itemId = { id: stockItems.id }

/** Locks the counted stock of the items in a cart, in order of their ids, as every caller does. */
export const lockStock = statement<{ buyerId: number }, { id: number }>('lock_stock', itemId, (db) =>
  db
    .select(itemId)
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
    .for('no key update'),
)

const subtractStock = command<{ ids: unknown[]; kgs: unknown[] }>('take_stock', (db) =>
  db
    .update(stockItems)
    .set({
      availableKg: sql`${stockItems.availableKg} - taken.kg`,
      version: sql`${stockItems.version} + 1`,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('kgs')}::bigint[]) as taken(id, kg)`)
    .where(sql`${stockItems.id} = taken.id and taken.kg is not null`),
)

/**
 * Subtracts what was ordered from the counted stock. The version changes too, so that an administrator's open form is
 * refused; but a sale is no edit, so who looked at the price last, and when, stays.
 */
export const takeStock = (db: Db, lines: readonly NewOrderLine[]) =>
  subtractStock(db, {
    ids: lines.map(({ stockItemId }) => stockItemId),
    kgs: lines.map(({ takenKg }) => takenKg),
  })

export const emptyCart = command<{ buyerId: number }>('empty_cart', (db) =>
  db.delete(cartLines).where(eq(cartLines.buyerId, buyerId)),
)
