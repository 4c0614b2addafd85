import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { route } from '../../platform/http/route'
import { listPrices } from './price-history.repository'

export default route(fetchPriceHistory, ({ db, input }) => listPrices(db, input.itemId))
