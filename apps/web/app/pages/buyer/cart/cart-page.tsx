import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { Deferred, deferredAlways } from '../../../parts/platform/deferred'
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

export const clientLoader = () => deferredAlways(loadCart(browserApi))

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CartPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<CartLoading />} failed={<ErrorBoundary />}>
      {({ cart, profile }) => <CartScreen loaded={cart} profile={profile} />}
    </Deferred>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
