import { and, gt } from 'drizzle-orm'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { matches } from '../stock/stock-filters.repository'
import { findItems } from '../stock/stock-items.repository'

const CHUNK = 2000

/** All matching items, oldest first, in chunks: of 60,000 only one chunk is in memory. */
export async function* readItems(db: Db, filters: StockFilters): AsyncGenerator<StockItem[]> {
  let last = 0
  for (;;) {
    const ids = await db
      .select({ id: stockItems.id })
      .from(stockItems)
      .where(and(gt(stockItems.id, last), matches(filters)))
      .orderBy(stockItems.id)
      .limit(CHUNK)
    if (ids.length > 0)
      yield await findItems(
        db,
        ids.map(({ id }) => id),
      )
    if (ids.length < CHUNK) return
    last = ids.at(-1)?.id ?? last
  }
}
