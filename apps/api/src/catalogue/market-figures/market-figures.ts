import { toRupees } from '@lohahaat/domain/platform/money'
import { countBrandsInStock, listClassesInStock } from './market-figures.repository'
import { cacheFor } from '../../platform/cache-for'

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
