import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import { route } from '../../platform/http/route'
import { loadPriceHistory } from './product-price-history'

export default route(fetchProductPriceHistory, ({ db, input }) => loadPriceHistory(db, input.itemId))
