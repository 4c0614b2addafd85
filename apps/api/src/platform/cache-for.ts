import type { Database } from './db/db'

interface Remembered<T> {
  until: number
  answer: Promise<T>
}

/**
 * Asks the database at most once in so many milliseconds; whoever comes meanwhile gets the same answer, also while it is
 * being found. A failure is not remembered. For what everybody sees alike and may be a little old.
 */
export function cacheFor<T>(milliseconds: number, find: (db: Database) => Promise<T>) {
  const remembered = new WeakMap<Database, Remembered<T>>()
  return (db: Database, at: Date): Promise<T> => {
    const known = remembered.get(db)
    if (known && at.getTime() < known.until) return known.answer
    const answer = find(db)
    remembered.set(db, { until: at.getTime() + milliseconds, answer })
    answer.catch(() => remembered.delete(db))
    return answer
  }
}
