import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { fetchOwnStock, setOwnPrices } from '@lohahaat/contract/supply/own-stock/own-stock'
import { priceProposals } from '../../db/tables/inventory/price-proposals'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { someItems } from '../carts'
import { makeSupplier } from '../firms/suppliers'
import { sellerOf } from '../firms/supplier-rows'
import type { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

interface Yard {
  supplier: TestBrowser
  sellerId: number
  /** An item of the supplier. */
  own: number
  /** His other one. */
  other: number
  /** An item of another seller. */
  foreign: number
}

/** A supplier with two items, which cost ₹60,000 a ton before each test, and no price that waits. */
export function useOwnStock(server: TestServer) {
  const yard = {} as Yard

  beforeAll(async () => {
    const supplier = await makeSupplier(server)
    const sellerId = await sellerOf(server, supplier)
    const [own = 0, other = 0, foreign = 0] = await someItems(server.db, 3)
    Object.assign(yard, { supplier, sellerId, own, other, foreign } satisfies Yard)
  })

  beforeEach(async () => {
    const { sellerId, own, other } = yard
    await server.db.delete(priceProposals)
    for (const id of [own, other])
      await server.db.update(stockItems).set({ sellerId, pricePaisePerTon: 6_000_000n }).where(eq(stockItems.id, id))
  })

  const load = async (id: number) => (await yard.supplier.send(fetchOwnStock, { itemId: String(id) })).body[0]

  return {
    yard,
    load,
    loadOwn: async () => {
      const item = await load(yard.own)
      if (!item) throw new Error('The item is gone')
      return item
    },
    priceOf: async (id: number) => {
      const [item] = await server.db.select().from(stockItems).where(eq(stockItems.id, id))
      return Number(item?.pricePaisePerTon) / 100
    },
    setTo: (price: number, id = yard.own) =>
      yard.supplier.send(setOwnPrices, { prices: [{ itemId: id, oldPrice: 60_000, price }], confirmed: true }),
  }
}

/** What the form sends of an item. */
export const formOf = ({ itemId: _, version: __, updatedAt: ___, ...item }: StockItem) => item
