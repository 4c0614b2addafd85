import { sql } from 'drizzle-orm'
import type { Database } from '../db/db'

/** Everything a call could change, apart from the limits that count the attempts. */
export async function fingerprint(db: Database): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name <> 'rate_limits' order by 1`,
  )
  const sums = tables.rows.map(
    ({ name }) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t)`,
  )
  const { rows } = await db.execute(sql`select array[${sql.join(sums, sql`, `)}] as sums`)
  return JSON.stringify(rows)
}
