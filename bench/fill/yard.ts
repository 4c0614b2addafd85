import type { Pool } from 'pg'
import type { Source } from '../server'
import { listCartLines } from '../works/cart'
import { listFilteredPages, listProducts } from '../works/catalogue'
import { fillCarts, insertBuyers } from './buyers'
import { fillDatabase } from './fill'
import { insertBuyerWithOrders } from './orders'

/** Eight per connection: together they change more in an hour than one account may. */
const CHANGERS = 512
/** More than are confirmed in one round. */
const CARTS = 8000
const SHOPPERS = 2000
/** A shop in use: query plans of an empty database no longer hold after a thousand orders. */
const PAST_ORDERS = 10_000
const ITEMS_TO_ORDER = 5000

/** What the workloads need to know of a filled database. */
export type Yard = Awaited<ReturnType<typeof fillYard>>

export const fillYard = (source: Source, items: number) =>
  fillDatabase(source, items, async (pool) => {
    const changers = await insertBuyers(pool, CHANGERS)
    const carts = await insertBuyers(pool, CARTS)
    await fillCarts(pool, [...changers, ...carts])
    await insertBuyerWithOrders(pool, PAST_ORDERS)
    return {
      filteredPages: await listFilteredPages(pool),
      products: await listProducts(pool),
      cartLines: await listCartLines(pool, changers),
      /** Buyers with a full cart. */
      carts,
      /** Buyers with an empty cart. */
      shoppers: await insertBuyers(pool, SHOPPERS),
      items: await listItems(pool),
    }
  })

async function listItems(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from stock_items where active order by md5(id::text) limit $1',
    [ITEMS_TO_ORDER],
  )
  return rows.map(({ id }) => id)
}
