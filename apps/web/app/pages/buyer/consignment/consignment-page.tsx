import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ConsignmentScreen } from '../../../parts/billing/consignment/consignment-screen'
import { loadConsignment } from '../../../parts/billing/consignment/load-consignment'
import { NoConsignment } from '../../../parts/billing/consignment/no-consignment'
import { texts } from '../../../parts/billing/consignment/texts'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Route } from './+types/consignment-page'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadConsignment(serverApi(request, context), params.consignmentId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadConsignment(browserApi, params.consignmentId)

export const meta: Route.MetaFunction = () => pageMeta(texts.consignment, texts.description)

/** One truck of the buyer, to be received and weighed. */
export default function ConsignmentPage({ loaderData: { truck, problem } }: Route.ComponentProps) {
  if (!truck) return <NoConsignment problem={problem} back="/myOrdersList" />
  return (
    <ConsignmentScreen
      key={truck.consignment.consignmentId}
      truck={truck}
      orderPath={`/orderDetails/${truck.consignment.orderId}`}
      listPath={null}
    />
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.consignment} what={texts.loadFailed} />
}
