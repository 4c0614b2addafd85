import { sql } from 'drizzle-orm'
import type { Sweep } from '../platform/operations/housekeeping'

/** Counts of the stock grow by a row for each change. */
export const sweepCatalogue: Sweep = async (db) => {
  await db.execute(sql`select add_up_stock()`)
}
