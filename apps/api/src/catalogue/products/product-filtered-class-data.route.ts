import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { route } from '../../platform/http/route'
import { findConditions } from './product-conditions.repository'
import { listProducts } from './product-list.repository'

export default route(fetchProductFilteredClassData, async ({ db, input, answer }) => {
  const { rows, total } = await listProducts(db, await findConditions(db, input, input), input)
  answer.setTotalCount(total)
  return rows
})
