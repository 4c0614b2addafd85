import { changePrices as changePricesCall } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { route } from '../../platform/http/route'
import { setPrice } from '../stock/stock-details'
import { previewPrices, changePrices } from './change-prices'
import { listPrices } from './price-history.repository'

export default [
  route(setStockPrice, ({ db, input, user, at }) => setPrice({ db, userId: user.userId, at }, input)),
  route(previewPriceChange, ({ db, input }) => previewPrices(db, input)),
  route(changePricesCall, ({ db, input, user, at }) => changePrices({ db, userId: user.userId, at }, input)),
  route(fetchPriceHistory, ({ db, input }) => listPrices(db, input.itemId)),
]
