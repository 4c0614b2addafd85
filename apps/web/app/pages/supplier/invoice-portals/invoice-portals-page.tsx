import { fetchEInvoiceCheck } from '@lohahaat/contract/billing/einvoices/einvoice'
import { type EwayBillCheck, fetchEwayBillCheck } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/invoice-portals-page'
import { EInvoiceSection } from './einvoice-section'
import { EwaySection } from './eway-section'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

/** Who loads sees to the e-way bill; the e-invoice is the administrator's. */
async function load(api: Api, { invoiceId }: { invoiceId: string }) {
  if (!/^[1-9]\d{0,8}$/.test(invoiceId)) return { problem: texts.noInvoice, found: null }
  const input = { invoiceId: Number(invoiceId) }
  try {
    const eway = await api.send(fetchEwayBillCheck, input)
    return { problem: null, found: { eway, einvoice: await unlessRefused(api.send(fetchEInvoiceCheck, input)) } }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { problem: error.text, found: null }
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.found ? texts.title(loaderData.found.eway.number) : texts.heading, texts.description)

export default function InvoicePortalsPage({ loaderData: { problem, found } }: Route.ComponentProps) {
  if (!found)
    return (
      <Page title={texts.heading}>
        <EmptyState title={problem}>
          <Link to="/" className={`mt-4 ${buttonClass()}`}>
            {texts.back}
          </Link>
        </EmptyState>
      </Page>
    )
  const { eway, einvoice } = found
  return (
    <Page title={texts.title(eway.number)} intro={<Intro invoiceId={eway.invoiceId} />}>
      <div key={eway.invoiceId} className="grid items-start gap-5 desk:grid-cols-2">
        {!isNote(eway) && <EwaySection check={eway} isAdmin={einvoice !== null} />}
        {einvoice && <EInvoiceSection check={einvoice} />}
      </div>
    </Page>
  )
}

/** No goods travel with a note. */
const isNote = ({ problems }: EwayBillCheck) => problems.some(({ kind }) => kind === 'noteNeedsNone')

const Intro = ({ invoiceId }: { invoiceId: number }) => (
  <>
    {texts.intro}{' '}
    <Link to={`/invoice/${invoiceId}`} className="link">
      {texts.toInvoice}
    </Link>
  </>
)

export function ErrorBoundary() {
  return <LoadError title={texts.heading} what={texts.loadFailed} />
}
