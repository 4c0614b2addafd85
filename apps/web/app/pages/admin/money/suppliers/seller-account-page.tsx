import { fetchSellerAccount, fetchSellerAccountFile } from '@lohahaat/contract/billing/accounts/account'
import { fetchSupplierInvoices, fetchTrucksToInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { fetchSupplierPayments } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { istDay } from '@lohahaat/domain/platform/ist'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '../../../../api/api'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { foundOrRefused } from '../../../../api/found-or-refused'
import { AccountView } from '../../../../parts/billing/account/account-view'
import { readDays } from '../../../../parts/billing/account/asked-days'
import { PeriodFields } from '../../../../parts/billing/period-fields'
import { useListSearch } from '../../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { StatementFiles } from '../../../../parts/supply/statements/statement-files'
import { pageMeta } from '../../../../site'
import { Card } from '../../../../ui/card'
import { Page } from '../../../../ui/page'
import type { Route } from './+types/seller-account-page'
import { NoAccount } from '../no-account'
import { InvoicesTable, PaymentsTable } from './entered-table'
import { InvoiceForm } from './invoice-form'
import { PaymentForm } from './payment-form'
import { texts } from './texts'

const SHOWN = 20
const MOST_TRUCKS = 100

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  foundOrRefused(load(serverApi(request, context), request, params.sellerId))
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  foundOrRefused(load(browserApi, request, params.sellerId))

async function load(api: Api, request: Request, id: string) {
  const sellerId = Number(id)
  const days = readDays(new URL(request.url).searchParams)
  const newest = { sellerId, page: 1, pageSize: SHOWN }
  const [account, trucks, invoices, payments] = await Promise.all([
    api.send(fetchSellerAccount, { sellerId, ...days }),
    api.send(fetchTrucksToInvoice, { sellerId, page: 1, pageSize: MOST_TRUCKS }),
    api.send(fetchSupplierInvoices, newest),
    api.send(fetchSupplierPayments, newest),
  ])
  return { sellerId, days, account, trucks, invoices, payments, today: istDay(new Date()) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function SellerAccountPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  return found ? <SellerAccount {...found} /> : <NoAccount title={texts.title} problem={problem} />
}

function SellerAccount(loaded: Awaited<ReturnType<typeof load>>) {
  const { sellerId, days, account, trucks, invoices, payments, today } = loaded
  const list = useListSearch('')
  // A form that was saved begins anew; the other one keeps what is typed.
  const [paid, setPaid] = useState(0)
  const [entered, setEntered] = useState(0)
  return (
    <Page
      title={account.partyName}
      intro={
        <Link to="/money" className="link">
          {texts.back}
        </Link>
      }
      action={
        <StatementFiles
          fetchFile={(format) => browserApi.download(fetchSellerAccountFile, { sellerId, ...days, format })}
        />
      }
    >
      <div className="mb-6 grid items-start gap-6 desk:grid-cols-2">
        <PaymentForm
          key={`paid ${paid}`}
          sellerId={sellerId}
          openBills={account.openBills}
          today={today}
          onSaved={() => setPaid(paid + 1)}
        />
        <InvoiceForm
          key={`entered ${entered}`}
          sellerId={sellerId}
          today={today}
          trucks={trucks}
          onSaved={() => setEntered(entered + 1)}
        />
      </div>
      <PeriodFields list={list} />
      <AccountView account={account} isSupplier />
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-2">
        <Card title={texts.entered.payments}>
          {payments.length === 0 ? <None text={texts.entered.noPayments} /> : <PaymentsTable rows={payments} />}
          {payments.length === SHOWN && <None text={texts.entered.newest(SHOWN)} />}
        </Card>
        <Card title={texts.entered.invoices}>
          {invoices.length === 0 ? <None text={texts.entered.noInvoices} /> : <InvoicesTable rows={invoices} />}
          {invoices.length === SHOWN && <None text={texts.entered.newest(SHOWN)} />}
        </Card>
      </div>
    </Page>
  )
}

const None = ({ text }: { text: string }) => <p className="text-ink-soft">{text}</p>

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
