import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '@lohahaat/contract/platform/list-query'
import type { Db } from './db'

const MINUTE_MS = 60_000
const MOST_REMEMBERED = 1000

/** Until when each list is known to be longer than what is counted. */
const longLists = new WeakMap<Db, Map<string, number>>()

/**
 * How long a list is, up to a bound: beyond it counting takes longer than reading a page, and nobody pages that far. Who is
 * found to be longer is not counted again for a minute: such lists only grow.
 */
export async function countUpTo(db: Db, table: PgTable, where: SQL | undefined) {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const counting = db.select({ found: sql<number>`count(*)::int` }).from(rows)
  const known = longLists.get(db) ?? new Map<string, number>()
  const key = JSON.stringify(counting.toSQL())
  if ((known.get(key) ?? 0) > Date.now()) return { total: MOST_COUNTED, isCapped: true }
  const [{ found } = { found: 0 }] = await counting
  const isCapped = found > MOST_COUNTED
  if (isCapped) longLists.set(db, remember(known, key))
  return { total: Math.min(found, MOST_COUNTED), isCapped }
}

function remember(known: Map<string, number>, key: string) {
  if (known.size >= MOST_REMEMBERED) known.clear()
  return known.set(key, Date.now() + MINUTE_MS)
}
