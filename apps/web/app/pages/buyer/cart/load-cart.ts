import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import type { Api } from '../../../api/api'

/** The cart, and for a first order what the account knows of the buyer: enough to begin an address with. */
export async function loadCart(api: Api) {
  const cart = await api.send(fetchCartData)
  const isFirst = cart.billingAddresses.length === 0
  const profile = isFirst ? await api.send(fetchProfile).catch(() => null) : null
  return { cart, profile }
}
