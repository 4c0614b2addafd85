import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { stockItems } from '../../db/tables/inventory/stock-items'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'

interface Stale {
  sellerId: number
  before: Date
}

const isStale = ({ sellerId, before }: Stale) =>
  and(eq(stockItems.sellerId, sellerId), eq(stockItems.active, true), lt(stockItems.updatedAt, before))

export const countStale = (db: Db, stale: Stale) => db.$count(stockItems, isStale(stale))

const lowest = sql<string>`(select min(other.price_paise_per_ton) from ${stockItems} as other
  where other.sub_class1_id = ${stockItems.thicknessId} and other.active)`

/** The oldest first, with the lowest price of the same pipe. */
export const listStale = (
  db: Db,
  stale: Stale,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: { page?: number | undefined; pageSize?: number | undefined },
) =>
  db
    .select({ id: stockItems.id, lowest })
    .from(stockItems)
    .where(isStale(stale))
    .orderBy(asc(stockItems.updatedAt), asc(stockItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** Marks items as looked at: of one seller, some or all that are stale. */
export async function touchItems(db: Db, stale: Stale, ids: readonly number[] | undefined, { userId, at }: Writer) {
  const which = ids
    ? and(eq(stockItems.sellerId, stale.sellerId), sql`${stockItems.id} = any(${sql.param(ids)}::int[])`)
    : isStale(stale)
  const touched = await db
    .update(stockItems)
    .set({ updatedAt: at, updatedBy: userId, version: sql`${stockItems.version} + 1` })
    .where(which)
    .returning({ id: stockItems.id })
  return touched.length
}
