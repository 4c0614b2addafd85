import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Route } from './+types/check-out-page'
import { CheckOut } from './check-out'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)

/** Without lines or addresses, redirects to the cart, which shows what is missing. */
async function load(api: Api) {
  const cart = await api.send(fetchCartData)
  const [billing] = cart.billingAddresses
  const [shipping] = cart.shippingAddresses
  if (cart.cartLines.length === 0 || !billing || !shipping) throw api.redirect('/cart')
  return { cart, billing, shipping }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CheckOutPage({ loaderData }: Route.ComponentProps) {
  return <CheckOut {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
