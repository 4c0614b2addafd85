import { changePrices as changePricesCall } from '@lohahaat/contract/inventory/prices/change-prices'
import { route } from '../../platform/http/route'
import { changePrices } from './change-prices'

export default route(changePricesCall, ({ db, input, user, at }) =>
  changePrices({ db, userId: user.userId, at }, input),
)
