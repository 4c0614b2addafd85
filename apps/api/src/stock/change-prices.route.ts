import { changePrices as changePricesCall } from '@lohahaat/contract/stock/change-prices'
import { route } from '../http/route'
import { changePrices } from './change-prices'

export default route(changePricesCall, ({ db, input, user, at }) =>
  changePrices({ db, userId: user.userId, at }, input),
)
