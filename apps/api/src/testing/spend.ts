import type { Database } from '../platform/db/db'
import { rateLimits } from '../db/tables/platform/rate-limits'

const HOUR_MS = 60 * 60 * 1000

/** Uses up a limit at once, by its prefix and key in the table. */
export async function spend(db: Database, key: string, points: number) {
  const spent = { points, expire: Date.now() + HOUR_MS }
  await db
    .insert(rateLimits)
    .values({ key, ...spent })
    .onConflictDoUpdate({ target: rateLimits.key, set: spent })
}
