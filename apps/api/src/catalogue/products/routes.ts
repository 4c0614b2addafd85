import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import { route } from '../../platform/http/route'
import { loadFilterData } from './product-class-filter-data'
import { listClassesWithStock } from './product-classes.repository'
import { findConditions } from './product-conditions.repository'
import { findProduct, listProducts } from './product-list.repository'
import { loadPriceHistory } from './product-price-history'

export default [
  route(fetchProductData, ({ db, input }) => listClassesWithStock(db, input.department)),
  route(fetchProductClassData, async ({ db, input: { itemId, search, ...input }, answer }) => {
    if (itemId > 0) {
      const product = await findProduct(db, input, itemId)
      answer.setTotalCount(product ? 1 : 0)
      return product ? [product] : []
    }
    const { rows, total } = await listProducts(db, await findConditions(db, input, { search }), input)
    answer.setTotalCount(total)
    return rows
  }),
  route(fetchProductFilteredClassData, async ({ db, input, answer }) => {
    const { rows, total } = await listProducts(db, await findConditions(db, input, input), input)
    answer.setTotalCount(total)
    return rows
  }),
  route(fetchProductClassFilterData, ({ db, input }) => loadFilterData(db, input)),
  route(fetchProductPriceHistory, ({ db, input }) => loadPriceHistory(db, input.itemId)),
]
