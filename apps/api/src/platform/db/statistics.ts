import { sql } from 'drizzle-orm'
import type { Database } from './db'

/** Below, a table is counted as ten blocks as long as nobody has looked at it. */
const BLOCKS = 10

/**
 * Has the database look at tables that were filled and that it doesn't know yet: after the first start, a restored dump
 * or a migration that copies rows it would do so within minutes, and plan badly until then. Short and empty tables stay
 * unknown on purpose: one that is known to be empty is passed row by row, by plans that are kept while it fills.
 */
export async function settleNewTables(db: Database) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0
      and pg_relation_size(oid) >= ${BLOCKS} * current_setting('block_size')::int`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => sql.identifier(name))
  await db.execute(sql`analyze ${sql.join(names, sql`, `)}`)
}
