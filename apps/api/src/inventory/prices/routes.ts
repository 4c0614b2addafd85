import { changePrices as changePricesCall } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { undoPrices as undoPricesCall } from '@lohahaat/contract/inventory/prices/undo-prices'
import { route } from '../../platform/http/route'
import { setPrice } from '../stock/stock-details'
import { changePrices, loadPrices, previewPrices } from './change-prices'
import { setPrices, undoPrices } from './set-prices'

export default [
  route(setStockPrice, ({ db, actor, input }) => setPrice(db, actor, input)),
  route(setStockPrices, ({ db, actor, input }) => setPrices(db, actor, input)),
  route(undoPricesCall, ({ db, actor, input }) => undoPrices(db, actor, input)),
  route(previewPriceChange, ({ db, input }) => previewPrices(db, input)),
  route(changePricesCall, ({ db, actor, input }) => changePrices(db, actor, input)),
  route(fetchPriceHistory, ({ db, input }) => loadPrices(db, input.itemId)),
]
