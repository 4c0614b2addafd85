import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { hasId } from '../stock/stock-items.repository'

/** Locks items until the transaction ends, in order of their ids, so that two imports cannot deadlock. */
export const lockItems = (db: Db, ids: readonly number[]) =>
  db.select({ id: stockItems.id }).from(stockItems).where(hasId(ids)).orderBy(stockItems.id).for('no key update')

/** Adds up the counts that an import has left, and tells the planner of its rows before the database's own time to look. */
export async function settleStatistics(db: Db) {
  await db.execute(sql`select add_up_stock()`)
  await db.execute(sql`select analyze_stock()`)
}
