import { fetchOrderConsignments } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { orderMessages } from '@lohahaat/contract/platform/messages/orders'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { NoOrder } from '../../../parts/ordering/order/no-order'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import type { Route } from './+types/order-page'
import { OrderToLoad } from './order-to-load'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

function load(api: Api, params: { orderId: string }) {
  if (!/^[1-9]\d{0,8}$/.test(params.orderId)) return { order: null, problem: orderMessages.idInvalid }
  const orderId = Number(params.orderId)
  const loading = Promise.all([
    api.send(fetchSupplierOrder, { orderId }),
    // The order is worth showing without them.
    api.send(fetchOrderConsignments, { orderId }).catch(() => null),
  ]).then(
    ([order, trucks]) => ({ order, trucks, problem: null }),
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 400) return { order: null, problem: error.text }
      throw error
    },
  )
  return unlessRefused(loading)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.order?.orderNo ?? texts.order, texts.description)

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SuppliersOnly />
  if (!loaderData.order) return <NoOrder title={texts.order} problem={loaderData.problem} />
  const { order, trucks } = loaderData
  return <OrderToLoad key={order.orderId} order={order} trucks={trucks} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.order} what={texts.loadFailed} />
}
