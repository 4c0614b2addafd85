import { fetchProductFilteredClassData } from '@lohahaat/contract/product-detail/product-filtered-class-data'
import { route } from '../http/route'
import { findConditions } from './product-conditions.repository'
import { listProducts } from './product-list.repository'

export default route(fetchProductFilteredClassData, async ({ db, input, answer }) => {
  const { rows, total } = await listProducts(db, await findConditions(db, input, input), input)
  answer.countAll(total)
  return rows
})
