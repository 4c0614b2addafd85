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

/** One cart line of each of these buyers. */
export async function listCartLines(pool: Pool, buyerIds: readonly number[]): Promise<CartLine[]> {
  const { rows } = await pool.query<CartLine>(
    `select buyer_id as "buyerId", min(id) as "cartLineId", (array_agg(stock_item_id order by id))[1] as "itemId"
     from cart_lines where buyer_id = any($1) group by 1 order by 1`,
    [buyerIds],
  )
  return rows
}

/** More than there are connections, so that no two share a line. */
const PLACES = 64

/** Each connection alternates between a few buyers who keep changing quantities. */
export function changingLine(lines: readonly CartLine[]): Work {
  let tons = 0
  return async (connection, number) => {
    const { buyerId, ...ids } = lines[(number + PLACES * tons) % lines.length] as CartLine
    const path = pathOf(updateCart, { ...ids, quantity: 1 + (tons++ % 900), unit: 'Ton' })
    await answerTo(connection, requestFor(path, sessionOf(buyerId)))
  }
}
