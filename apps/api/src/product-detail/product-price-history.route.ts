import { fetchProductPriceHistory } from '@lohahaat/contract/product-detail/product-price-history'
import { route } from '../http/route'
import { loadPriceHistory } from './product-price-history'

export default route(fetchProductPriceHistory, ({ db, input }) => loadPriceHistory(db, input.StockDetailId))
