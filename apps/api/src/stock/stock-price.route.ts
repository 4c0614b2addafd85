import { setStockPrice } from '@lohahaat/contract/stock/stock-price'
import { route } from '../http/route'
import { setPrice } from './stock-details'

export default route(setStockPrice, ({ db, input, user, at }) => setPrice({ db, userId: user.userId, at }, input))
