import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { orderMessages } from '@lohahaat/contract/platform/messages/orders'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { type LoadedOrder, loadOrder, noOrder } from '../../../parts/ordering/order/load-order'
import { NoOrder } from '../../../parts/ordering/order/no-order'
import { pageMeta } from '../../../site'
import type { Route } from './+types/order-details-page'
import { OrderDetails } from './order-details'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

/** Without an id, the user's newest order. */
async function load(api: Api, { orderId }: { orderId?: string | undefined }) {
  const [found, rights] = await Promise.all([findWithParts(api, orderId), api.send(fetchCompany)])
  return { ...found, rights }
}

async function findWithParts(api: Api, orderId: string | undefined) {
  // Its schemas stay out of the first view, which the server has loaded.
  const [found, { loadParts }] = await Promise.all([find(api, orderId), import('./load-parts')])
  return found.order ? { ...found, parts: await loadParts(api, found.order) } : { ...found, parts: null }
}

async function find(api: Api, orderId: string | undefined): Promise<LoadedOrder> {
  if (orderId !== undefined) return loadOrder(api, orderId)
  const [newest] = await api.send(fetchMyOrder, { page: 1, pageSize: 1 })
  return newest ? { order: newest, problem: null } : noOrder(orderMessages.notFound)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.order?.orderNo ?? texts.order, texts.description)

export default function OrderDetailsPage({ loaderData: { order, parts, problem, rights } }: Route.ComponentProps) {
  if (!order) return <NoOrder title={texts.order} problem={problem} />
  return <OrderDetails order={order} parts={parts} rights={rights} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.order} what={orderMessages.loadFailed} />
}
