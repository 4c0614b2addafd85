import { sql } from 'drizzle-orm'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { fileURLToPath } from 'node:url'
import { openDb, type Database } from './db'

const MIGRATION_LOCK = 72_401

/**
 * Brings the schema up to date, then runs `afterwards` under the same lock, so that of several servers that start at
 * once one does the work and the others find it done. Everything goes over one client: the embedded engine has no second.
 */
export async function migrate(pool: Pool, afterwards: (db: Database) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    const db = openDb(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await runMigrations(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
    await afterwards(db)
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    client.release()
  }
}
