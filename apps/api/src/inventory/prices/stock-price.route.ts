import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { route } from '../../platform/http/route'
import { setPrice } from '../stock/stock-details'

export default route(setStockPrice, ({ db, input, user, at }) => setPrice({ db, userId: user.userId, at }, input))
