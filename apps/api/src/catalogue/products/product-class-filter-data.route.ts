import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { route } from '../../platform/http/route'
import { loadFilterData } from './product-class-filter-data'

export default route(fetchProductClassFilterData, ({ db, input }) => loadFilterData(db, input))
