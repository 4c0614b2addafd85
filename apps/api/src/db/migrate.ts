import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { fileURLToPath } from 'node:url'
import { openDb, type Database } from '../platform/db/db'
import { isForbidden } from '../platform/db/pg-error'

const MIGRATION_LOCK = 72_401
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Migrates the schema, then runs `afterwards` under the same lock, so that of several starting servers one does the
 * work. Everything uses one client, since an advisory lock belongs to its session.
 */
export async function migrate(pool: Pool, afterwards: (db: Database) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    const db = openDb(client)
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await applyMissing(db)
    await afterwards(db)
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  } finally {
    client.release()
  }
}

/** Runs nothing when nothing is missing: the server's role need not be allowed to change the schema. */
async function applyMissing(db: ReturnType<typeof openDb>) {
  try {
    if (!(await isUpToDate(db))) await runMigrations(db, { migrationsFolder })
  } catch (error) {
    if (!isForbidden(error)) throw error
    const line = 'is needed: the schema is not up to date, and the role of DATABASE_URL may not change it'
    throw new Error(`MIGRATION_DATABASE_URL: ${line}`, { cause: error })
  }
}

/** A database newer than this code counts as up to date, so that a release can be rolled back. */
async function isUpToDate(db: Database): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (known.rows[0]?.['name'] === null) return false
  const { rows } = await db.execute(sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.['at']) >= newest
}
