import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { route } from '../../platform/http/route'
import { findConditions } from './product-conditions.repository'
import { findProduct, listProducts } from './product-list.repository'

export default route(fetchProductClassData, async ({ db, input: { itemId, search, ...input }, answer }) => {
  if (itemId > 0) {
    const product = await findProduct(db, input, itemId)
    answer.setTotalCount(product ? 1 : 0)
    return product ? [product] : []
  }
  const { rows, total } = await listProducts(db, await findConditions(db, input, { search }), input)
  answer.setTotalCount(total)
  return rows
})
