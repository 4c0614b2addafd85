import { toRupees } from '@lohahaat/domain/platform/money'
import { countBrandsInStock, listClassesInStock } from './market-figures.repository'
import type { Database } from '../../platform/db/db'

/** Counting the stock is the slowest query of the landing page, and nobody needs it to the second. */
const TEN_SECONDS = 10_000

export const loadMarketFigures = cacheFor(TEN_SECONDS, async (db) => {
  const [rows, brands] = await Promise.all([listClassesInStock(db), countBrandsInStock(db)])
  const classes = rows.map(({ lowestPaise, lowestSince, ...row }) => ({
    ...row,
    lowestPrice: toRupees(lowestPaise),
    lowestSince: lowestSince?.toISOString() ?? null,
  }))
  const sumOf = (figure: 'items' | 'inStock') => rows.reduce((sum, row) => sum + row[figure], 0)
  return { items: sumOf('items'), inStock: sumOf('inStock'), brands, classes }
})

interface CacheEntry<T> {
  until: number
  answer: Promise<T>
}

/** Caches the result for the given time; concurrent callers share one query. A failure is not cached. */
function cacheFor<T>(milliseconds: number, find: (db: Database) => Promise<T>) {
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
