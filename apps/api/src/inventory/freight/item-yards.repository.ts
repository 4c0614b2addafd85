import { and, eq, inArray } from 'drizzle-orm'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'

/** The PIN codes of the yards that stock items which are for sale. */
export const listYards = (db: Db, itemIds: readonly number[]) =>
  db
    .select({ itemId: stockItems.id, pinCode: sellers.location })
    .from(stockItems)
    .innerJoin(sellers, eq(sellers.id, stockItems.sellerId))
    .where(and(inArray(stockItems.id, [...itemIds]), eq(stockItems.active, true)))
    .orderBy(stockItems.id)
