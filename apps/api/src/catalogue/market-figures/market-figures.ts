import { toRupees } from '@lohahaat/domain/platform/money'
import { countBrandsInStock, listClassesInStock } from './market-figures.repository'
import type { Database } from '../../platform/db/db'

/** To count the stock takes longer than all else of the landing page, and nobody orders by its count. */
const TEN_SECONDS = 10_000

export const loadMarketFigures = cacheFor(TEN_SECONDS, async (db) => {
  const [rows, brands] = await Promise.all([listClassesInStock(db), countBrandsInStock(db)])
  const classes = rows.map(({ lowestPaise, lowestSince, ...row }) => ({
    ...row,
    lowestPrice: toRupees(lowestPaise),
    lowestSince: lowestSince?.toISOString() ?? null,
  }))
  return { items: rows.reduce((sum, { items }) => sum + items, 0), brands, classes }
})

interface Remembered<T> {
  until: number
  answer: Promise<T>
}

/**
 * Asks the database at most once in so many milliseconds; whoever comes meanwhile gets the same answer, also while it is
 * being found. A failure is not remembered. For what everybody sees alike and may be a little old.
 */
function cacheFor<T>(milliseconds: number, find: (db: Database) => Promise<T>) {
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
