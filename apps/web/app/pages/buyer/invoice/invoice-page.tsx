import { fetchConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { fetchInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { NoOrder } from '../../../parts/ordering/order/no-order'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Route } from './+types/invoice-page'
import { hasEwayBill, InvoiceView } from './invoice-view'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

/** The document of a URL, or why there is none. Any other failure is thrown: trying again may help. */
async function load(api: Api, { invoiceId }: { invoiceId: string }) {
  if (!/^[1-9]\d{0,8}$/.test(invoiceId)) return noDocument(texts.notFound)
  try {
    const document = await api.send(fetchInvoice, { invoiceId: Number(invoiceId) })
    const { consignmentId } = document
    const ewayBill = hasEwayBill(document)
      ? await api.send(fetchConsignmentEwayBill, { consignmentId }).catch(() => null)
      : null
    return { document, ewayBill, problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return noDocument(error.text)
    throw error
  }
}

const noDocument = (problem: string) => ({ document: null, ewayBill: null, problem })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.document?.number ?? texts.invoice, texts.description)

export default function InvoicePage({ loaderData: { document, ewayBill, problem } }: Route.ComponentProps) {
  return document ? (
    <InvoiceView key={document.invoiceId} document={document} ewayBill={ewayBill} />
  ) : (
    <NoOrder title={texts.invoice} problem={problem} />
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.invoice} what={texts.loadFailed} />
}
