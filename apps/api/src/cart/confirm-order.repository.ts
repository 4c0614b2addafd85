import { and, eq, inArray, sql } from 'drizzle-orm'
import { lineGrams, wholeKilograms } from '@lohahaat/domain/tons'
import type { Db } from '../db/db'
import { cartLines } from '../db/tables/cart-lines'
import { orders } from '../db/tables/orders'
import { stockItems } from '../db/tables/stock-items'
import type { Writer } from '../stock/stock-write.repository'
import type { CartRow } from './cart.repository'

/** The order that this buyer made with this key, if there is one. */
export async function findConfirmed(db: Db, buyerId: number, idempotencyKey: string): Promise<number | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.idempotencyKey, idempotencyKey)))
  return order?.id ?? null
}

/** Holds the lines as they are, and of the items whose stock is counted what is left; in the order of their ids, as everybody does. */
export const lockCart = (db: Db, buyerId: number) =>
  db.execute(sql`
    with lines as (
      select ${cartLines.stockItemId} from ${cartLines} where ${cartLines.buyerId} = ${buyerId} for update
    )
    select ${stockItems.id} from ${stockItems}
    where ${stockItems.id} in (select stock_item_id from lines) and ${stockItems.availableKg} is not null
    order by ${stockItems.id} for no key update`)

/** Takes what was ordered out of the stock that is counted. A form that an administrator has open learns of it by the version. */
export const takeStock = (db: Db, lines: readonly CartRow[], { userId, at }: Writer) =>
  db.execute(sql`
    update ${stockItems} set available_kg = ${stockItems.availableKg} - taken.kg,
      version = ${stockItems.version} + 1, updated_at = ${at}, updated_by = ${userId}
    from unnest(${sql.param(lines.map(({ stockItemId }) => stockItemId))}::int[],
      ${sql.param(lines.map((line) => wholeKilograms(lineGrams(line))))}::bigint[]) as taken(id, kg)
    where ${stockItems.id} = taken.id and ${stockItems.availableKg} is not null`)

/** Only the lines that were ordered: one that came meanwhile stays in the cart. */
export const removeOrdered = (db: Db, buyerId: number, lines: readonly CartRow[]) =>
  db.delete(cartLines).where(
    and(
      eq(cartLines.buyerId, buyerId),
      inArray(
        cartLines.id,
        lines.map(({ cartId }) => cartId),
      ),
    ),
  )
