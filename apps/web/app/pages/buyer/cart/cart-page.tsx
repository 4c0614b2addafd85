import { Suspense } from 'react'
import { Await } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Route } from './+types/cart-page'
import { CartLoading } from './cart-loading'
import { CartScreen } from './cart-screen'
import { loadCart } from './load-cart'
import { texts } from './texts'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await loadCart(serverApi(request, context)),
})

/** Not awaited: whoever comes from another page sees at once that the cart is on its way. */
export function clientLoader() {
  const loaded = loadCart(browserApi)
  // A visitor who has to sign in first never gets to see what became of it.
  loaded.catch(() => {})
  return { loaded }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CartPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<CartLoading />}>
      <Await resolve={loaded} errorElement={<ErrorBoundary />}>
        {({ cart, profile }) => <CartScreen loaded={cart} profile={profile} />}
      </Await>
    </Suspense>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
