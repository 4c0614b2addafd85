import { fetchProductData } from '@lohahaat/contract/product-detail/product-data'
import { route } from '../http/route'
import { listClassesWithStock } from './product-classes.repository'

export default route(fetchProductData, ({ db, input }) => listClassesWithStock(db, input.Department))
