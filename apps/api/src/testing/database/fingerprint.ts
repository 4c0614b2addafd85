import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/db'

/** Everything a call could change, apart from rate limits and the security log. */
export async function fingerprint(
  db: Database,
  except: readonly string[] = ['rate_limits', 'security_events'],
): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const looked = tables.rows.filter(({ name }) => !except.includes(name))
  const sums = looked.map(
    ({ name }) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t)`,
  )
  const { rows } = await db.execute(sql`select array[${sql.join(sums, sql`, `)}] as sums`)
  return JSON.stringify(rows)
}
