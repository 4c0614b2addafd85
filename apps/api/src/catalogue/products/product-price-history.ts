import type { Database } from '../../platform/db/db'
import { listPrices } from '../../inventory/prices/price-history.repository'
import { EVERYWHERE } from './named-ids.repository'
import { findProduct } from './product-list.repository'

/** The price history of an item that is for sale. Who changed the prices stays internal. */
export async function loadPriceHistory(db: Database, stockItemId: number) {
  const product = await findProduct(db, EVERYWHERE, stockItemId)
  return product ? (await listPrices(db, stockItemId)).map(({ price, at }) => ({ price, at })) : []
}
