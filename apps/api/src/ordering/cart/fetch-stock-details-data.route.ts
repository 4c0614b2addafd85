import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { route } from '../../platform/http/route'
import { listItemsInCart } from './cart.repository'

export default route(fetchStockDetailsData, async ({ db, user }) => {
  const lines = await listItemsInCart(db, user.userId)
  return lines.map(({ stockItemId }) => stockItemId)
})
