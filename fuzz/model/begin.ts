import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/api/src/platform/db/db'
import { currentFees } from '../../apps/api/src/ordering/fees/fees.repository'
import { somePerson } from '../people'
import type { Server, World } from '../world'
import type { Buyer, Item, Model } from './model'
import type { Shop } from './shop'

const ITEMS = 4
/** After the items in the carts and orders of the world. */
const FIRST = 100
const PRICE = 6_100_000n
const PIECE_GRAMS = 30_180n
const STOCK_KG = 20_000n

let people = 0

/** Two new buyers, with items that nobody else buys. */
export async function begin(
  server: Server,
  { people: { admin } }: World,
  lane: number,
): Promise<{ model: Model; real: Shop }> {
  const { db } = server.connection
  const newcomer = () => somePerson(db, { mark: `buyer${++people}`, firmMark: 'Model', phone: '9812345678' })
  const [one, other] = [await newcomer(), await newcomer()]
  const items = await layOut(db, FIRST + lane * ITEMS)
  const { gstPercent, weighment, loadingPerTon, platformPerTon, handlingPerExtraBrand } = await currentFees(db)
  return {
    model: {
      items: new Map(items.map((item) => [item.id, item])),
      buyers: [buyer(one.userId), buyer(other.userId)],
      fees: {
        ...{ gstHundredths: gstPercent, weighment, loading: loadingPerTon, platform: platformPerTon },
        handling: handlingPerExtraBrand,
      },
    },
    real: { server, buyers: [one, other], admin },
  }
}

const buyer = (userId: number): Buyer => ({
  ...{ userId, cart: [], yard: null, orders: [], seen: null },
  ordersByKey: new Map(),
})

/** The initial items: the first two are counted, and the second has no weight. */
async function layOut(db: Database, offset: number): Promise<Item[]> {
  const { rows } = await db.execute<{ id: number; brandId: number }>(
    sql`select id, brand_id as "brandId" from stock_items order by id limit ${ITEMS} offset ${offset}`,
  )
  const items = rows.map(({ id, brandId }, at): Item => ({
    ...{ id, brandId, price: PRICE, isSold: true },
    pieceGrams: at === 1 ? null : PIECE_GRAMS,
    stockKg: at < 2 ? STOCK_KG : null,
  }))
  for (const { id, price, pieceGrams, stockKg } of items)
    await db.execute(
      sql`update stock_items set price_paise_per_ton = ${price}, piece_grams = ${pieceGrams}, available_kg = ${stockKg},
          active = true where id = ${id}`,
    )
  return items
}
