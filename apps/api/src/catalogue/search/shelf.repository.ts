import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'

/** As many as fit the memory of a small server; what has fewest items is left out. */
const MOST_COUNTS = 100_000

const items = sql<number>`sum(${stockShelves.items})::int`

/** How many items there are of each pipe and make. */
export const countByPipeAndMake = (db: Db) =>
  db
    .select({ thicknessId: stockShelves.thicknessId, brandId: stockShelves.brandId, items })
    .from(stockShelves)
    .groupBy(stockShelves.thicknessId, stockShelves.brandId)
    .having(sql`${items} > 0`)
    .orderBy(desc(items))
    .limit(MOST_COUNTS)

export const listMakes = (db: Db) =>
  db.select({ brandId: brands.id, brandName: brands.name }).from(brands).orderBy(brands.id).limit(MOST_COUNTS)
