import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import { publicRead } from '../../platform/http/public-read'
import { listClasses, listFilteredProducts, listProductsOfClass } from './list-products'
import { loadFilterData } from './product-class-filter-data'
import { loadPriceHistory } from './product-price-history'

export default [
  publicRead(fetchProductData, ({ db, input }) => listClasses(db, input.department)),
  publicRead(fetchProductClassData, async ({ db, input, answer }) => answer.page(await listProductsOfClass(db, input))),
  publicRead(fetchProductFilteredClassData, async ({ db, input, answer }) =>
    answer.page(await listFilteredProducts(db, input)),
  ),
  publicRead(fetchProductClassFilterData, ({ db, input }) => loadFilterData(db, input)),
  publicRead(fetchProductPriceHistory, ({ db, input }) => loadPriceHistory(db, input.itemId)),
]
