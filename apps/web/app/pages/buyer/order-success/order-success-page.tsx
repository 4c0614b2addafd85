import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { loadOrder } from '../../../parts/ordering/order/load-order'
import { NoOrder } from '../../../parts/ordering/order/no-order'
import { pageMeta } from '../../../site'
import type { Route } from './+types/order-success-page'
import { PlacedOrder } from './placed-order'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)
const load = (api: Api, { orderId }: { orderId?: string | undefined }) => loadOrder(api, orderId)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function OrderSuccessPage({ loaderData: { order, problem } }: Route.ComponentProps) {
  return order ? <PlacedOrder order={order} /> : <NoOrder title={texts.order} problem={problem} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.order} what={orderMessages.loadFailed} />
}
