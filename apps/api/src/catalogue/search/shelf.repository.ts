import { count, desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { stockItems } from '../../db/tables/inventory/stock-items'

/** As many as fit the memory of a small server; what has fewest items is left out. */
const MOST_COUNTS = 100_000

/** How many items there are of each pipe and make; an index alone answers it. */
export const countByPipeAndMake = (db: Db) =>
  db
    .select({ thicknessId: stockItems.thicknessId, brandId: stockItems.brandId, items: count() })
    .from(stockItems)
    .where(sql`${stockItems.active}`)
    .groupBy(stockItems.thicknessId, stockItems.brandId)
    .orderBy(desc(count()))
    .limit(MOST_COUNTS)

export const listMakes = (db: Db) =>
  db.select({ brandId: brands.id, brandName: brands.name }).from(brands).orderBy(brands.id).limit(MOST_COUNTS)
