import { desc, eq } from 'drizzle-orm'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { users } from '../../db/tables/identity/users'

const NEWEST = 1000

/** The prices of an item, oldest first. */
export async function listPrices(db: Db, stockItemId: number) {
  const rows = await db
    .select({ paise: priceChanges.newPaisePerTon, at: priceChanges.changedAt, by: users.contactName })
    .from(priceChanges)
    .leftJoin(users, eq(users.id, priceChanges.changedBy))
    .where(eq(priceChanges.stockItemId, stockItemId))
    .orderBy(desc(priceChanges.changedAt), desc(priceChanges.id))
    .limit(NEWEST)
  return rows.reverse().map(({ paise, at, by }) => ({ price: toRupees(paise), at: at.toISOString(), by }))
}
