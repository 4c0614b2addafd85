import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { Deferred, deferredAlways } from '../../../parts/platform/deferred'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Api } from '../../../api/api'
import { Page } from '../../../ui/page'
import { Skeleton } from '../../../ui/messages/states'
import type { Route } from './+types/cart-page'
import { CartScreen } from './cart-screen'
import { texts } from './texts'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await loadCart(serverApi(request, context)),
})

export const clientLoader = () => deferredAlways(loadCart(browserApi))

/** The cart, and for a first order the profile, to prefill the address. */
async function loadCart(api: Api) {
  const cart = await api.send(fetchCartData)
  const isFirst = cart.billingAddresses.length === 0
  const profile = isFirst ? await api.send(fetchProfile).catch(() => null) : null
  return { cart, profile }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CartPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<CartLoading />} failed={<ErrorBoundary />}>
      {({ cart, profile }) => <CartScreen loaded={cart} profile={profile} />}
    </Deferred>
  )
}

function CartLoading() {
  return (
    <Page title={texts.title} intro={<span role="status">{texts.loading}</span>}>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_23rem]">
        <div className="grid gap-4">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
