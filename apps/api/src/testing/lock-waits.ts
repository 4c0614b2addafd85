import { sql } from 'drizzle-orm'
import type { Database, Db } from '../platform/db/db'

/** The number of connections of this database that wait for a lock. */
async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waits: number }>(sql`
    select count(*)::int as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waits ?? 0
}

/**
 * Starts work while a change is uncommitted, and commits it once all of the work waits for a lock. Fails if some work
 * finishes without waiting: then nothing has collided.
 */
export async function collideWith<T>(
  db: Database,
  change: (db: Db) => Promise<unknown>,
  ...begin: (() => Promise<T>)[]
): Promise<T[]> {
  let work = Promise.resolve<T[]>([])
  await db.transaction(async (tx) => {
    await change(tx)
    const ended = new Set<number>()
    work = Promise.all(begin.map((start, at) => start().finally(() => ended.add(at))))
    // Prevents an unhandled rejection; the failure is thrown when the work is awaited below.
    work.catch(() => {})
    while ((await countLockWaits(db)) < begin.length) if (ended.size > 0) throw new Error('Nothing waited for a lock')
  })
  return work
}
