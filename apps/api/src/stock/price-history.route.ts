import { fetchPriceHistory } from '@lohahaat/contract/stock/price-history'
import { route } from '../http/route'
import { listPrices } from './price-history.repository'

export default route(fetchPriceHistory, ({ db, input }) => listPrices(db, input.StockDetailId))
