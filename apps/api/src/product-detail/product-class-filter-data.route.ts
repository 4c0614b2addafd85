import { fetchProductClassFilterData } from '@lohahaat/contract/product-detail/product-class-filter-data'
import { route } from '../http/route'
import { loadFilterData } from './product-class-filter-data'

export default route(fetchProductClassFilterData, ({ db, input }) => loadFilterData(db, input))
