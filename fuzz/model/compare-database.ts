import { sql } from 'drizzle-orm'
import type { Server } from '../world'
import { totalOf, type Model } from './model'
import { agree } from './shop'

/** After all commands the tables must match the model. */
export async function compareDatabase({ connection: { db } }: Server, { items, buyers, fees }: Model) {
  for (const { id, stockKg, price } of items.values()) {
    const { rows } = await db.execute(
      sql`select available_kg::text as kg, price_paise_per_ton::text as price from stock_items where id = ${id}`,
    )
    agree(`stock of item ${id}`, rows, [{ kg: stockKg === null ? null : String(stockKg), price: String(price) }])
  }
  for (const { userId, cart, orders } of buyers) {
    const kept = await db.execute(
      sql`select id, stock_item_id as item, unit, (quantity * case unit when 'Ton' then 1000 else 1 end)::bigint::text as amount
          from cart_lines where buyer_id = ${userId} order by id`,
    )
    agree(
      'the cart in the database',
      kept.rows,
      cart.map(({ cartLineId, itemId, unit, amount }) => ({
        id: cartLineId,
        item: itemId,
        unit,
        amount: String(amount),
      })),
    )
    const made = await db.execute(
      sql`select id, status, total_paise::text as total,
            (select sum(grams)::text from order_lines where order_id = orders.id and removed_at is null) as grams
          from orders where buyer_id = ${userId} order by id`,
    )
    agree(
      'the orders in the database',
      made.rows,
      orders.map(({ id, status, lines }) => {
        const { total, grams } = totalOf(lines, fees)
        return { id, status, total: String(total), grams: String(grams) }
      }),
    )
  }
}
