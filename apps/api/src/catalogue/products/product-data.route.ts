import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { route } from '../../platform/http/route'
import { listClassesWithStock } from './product-classes.repository'

export default route(fetchProductData, ({ db, input }) => listClassesWithStock(db, input.department))
