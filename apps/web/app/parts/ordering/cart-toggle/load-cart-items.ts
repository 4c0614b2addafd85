import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../../../api/api'

/** The items that lie in the visitor's cart. The catalogue is there for everybody, so it never fails for want of this. */
export async function loadCartItems(api: Api): Promise<readonly number[]> {
  if (!looksSignedIn(api.session.read())) return []
  return api.send(fetchStockDetailsData, undefined, { stay: true }).catch(() => [])
}
