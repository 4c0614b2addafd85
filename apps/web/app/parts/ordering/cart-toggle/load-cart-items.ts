import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../../../api/api'

/** The items in the caller's cart; null while nobody is known. Never fails: the catalogue is public. */
export async function loadCartItems(api: Api): Promise<readonly number[] | null> {
  if (!looksSignedIn(api.session.read())) return null
  return api.send(fetchStockDetailsData, undefined, { stay: true }).catch(() => [])
}
