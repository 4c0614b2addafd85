import type { Database } from './db/db'

interface CacheEntry<T> {
  until: number
  answer: Promise<T>
}

/** Caches the result for the given time; concurrent callers share one query. A failure is not cached. */
export function cacheFor<T>(milliseconds: number, find: (db: Database) => Promise<T>) {
  const remembered = new WeakMap<Database, CacheEntry<T>>()
  return (db: Database, at: Date): Promise<T> => {
    const known = remembered.get(db)
    if (known && at.getTime() < known.until) return known.answer
    const answer = find(db)
    remembered.set(db, { until: at.getTime() + milliseconds, answer })
    answer.catch(() => remembered.delete(db))
    return answer
  }
}
