import { fetchOwnInvoices } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ConsignmentScreen } from '../../../parts/billing/consignment/consignment-screen'
import { loadConsignment } from '../../../parts/billing/consignment/load-consignment'
import { NoConsignment } from '../../../parts/billing/consignment/no-consignment'
import { texts } from '../../../parts/billing/consignment/texts'
import { OwnInvoiceCard } from '../../../parts/billing/supplier-invoices/own-invoice-card'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import type { Route } from './+types/consignment-page'

const LIST = '/supplier/consignments'
const MOST_INVOICES = 20

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

async function load(api: Api, { consignmentId }: { consignmentId: string }) {
  const loaded = await unlessRefused(loadConsignment(api, consignmentId))
  if (!loaded?.truck?.consignment.invoiceNo) return loaded && { ...loaded, ownInvoices: null }
  const ownInvoices = await api
    .send(fetchOwnInvoices, { consignmentId, page: 1, pageSize: MOST_INVOICES })
    .catch((error: unknown) => {
      // For whoever doesn't keep the supplier's books, or only looks at a truck of another, the page is without it.
      if (error instanceof ApiError && error.status < 500) return null
      throw error
    })
  return { ...loaded, ownInvoices }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.consignment, texts.description)

/** One truck as its supplier works on it. */
export default function ConsignmentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SuppliersOnly />
  const { truck, problem, ownInvoices } = loaderData
  if (!truck) return <NoConsignment problem={problem} back={LIST} />
  const { consignment } = truck
  return (
    <ConsignmentScreen
      key={consignment.consignmentId}
      truck={truck}
      orderPath={`/supplier/orders/${consignment.orderId}`}
      listPath={LIST}
      ownInvoice={ownInvoices && <OwnInvoiceCard consignment={consignment} invoices={ownInvoices} />}
    />
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.consignment} what={texts.loadFailed} />
}
