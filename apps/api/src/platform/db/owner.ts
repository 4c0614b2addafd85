import { sql } from 'drizzle-orm'
import type { Database } from './db'
import { ResilientPool } from './pool'
import { prepareDatabase, type Installation } from '../../db/prepare'

/** Prepares a database under its owner's role, over a connection closed afterwards. */
export async function prepareAsOwner(
  connectionString: string,
  options: Parameters<typeof prepareDatabase>[1],
): Promise<Installation> {
  const pool = new ResilientPool({ connectionString, max: 1 }, false)
  try {
    await pool.query('select 1').catch((error: unknown) => {
      const { message, code } = error as NodeJS.ErrnoException
      throw new Error(`MIGRATION_DATABASE_URL: ${message || code}`)
    })
    return await prepareDatabase(pool, options)
  } finally {
    await pool.end()
  }
}

/** Refuses to start under a role that lacks rights, instead of failing call by call. */
export async function checkRights(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
    order by name limit 1`)
  const [table] = rows
  if (table) throw new Error(`DATABASE_URL: its role may not read and write the table ${table.name}, see ops/roles.sql`)
}
