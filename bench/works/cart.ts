import type { Pool } from 'pg'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { sessionOf } from '../fill/buyers'
import type { Work } from '../load/run-load'
import { answerTo, pathOf, requestFor } from './request'

export interface CartLine {
  buyerId: number
  cartLineId: number
  itemId: number
}

/** One line of each of these buyers. */
export async function listCartLines(pool: Pool, buyerIds: readonly number[]): Promise<CartLine[]> {
  const { rows } = await pool.query<CartLine>(
    `select buyer_id as "buyerId", min(id) as "cartLineId", (array_agg(stock_item_id order by id))[1] as "itemId"
     from cart_lines where buyer_id = any($1) group by 1 order by 1`,
    [buyerIds],
  )
  return rows
}

/** More connections than there are; a line of another place is another connection's. */
const PLACES = 64

/** Each connection is that of a few buyers in turn, who change their minds all the time. */
export function changingLine(lines: readonly CartLine[]): Work {
  let tons = 0
  return async (connection, number) => {
    const { buyerId, ...ids } = lines[(number + PLACES * tons) % lines.length] as CartLine
    const path = pathOf(updateCart, { ...ids, quantity: 1 + (tons++ % 900), unit: 'Ton' })
    await answerTo(connection, requestFor(path, sessionOf(buyerId)))
  }
}
