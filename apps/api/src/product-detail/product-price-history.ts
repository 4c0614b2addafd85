import type { Database } from '../db/db'
import { listPrices } from '../stock/price-history.repository'
import { findConditions } from './product-conditions.repository'
import { findProduct } from './product-list.repository'

/** The prices of an item that is sold. Who changed them is nobody's business outside. */
export async function loadPriceHistory(db: Database, stockItemId: number) {
  const everywhere = await findConditions(db, { DepartmentId: -1, ClassId: -1 }, {})
  const [product] = await findProduct(db, everywhere, stockItemId)
  return product ? (await listPrices(db, stockItemId)).map(({ price, at }) => ({ price, at })) : []
}
