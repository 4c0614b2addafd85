import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '@lohahaat/contract/platform/list-query'
import type { Db } from './db'

/** How long a list is, up to a bound: beyond it counting takes longer than reading a page, and nobody pages that far. */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined) {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const found = await db.$count(counted)
  return { total: Math.min(found, MOST_COUNTED), isCapped: found > MOST_COUNTED }
}
