import { toRupees } from '@lohahaat/domain/platform/money'
import { cacheFor } from '../../platform/cache-for'
import { countBrandsInStock, listClassesInStock } from './market-figures.repository'

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
