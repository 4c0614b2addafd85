import { fetchCompanyAccount, fetchCompanyAccountFile } from '@lohahaat/contract/billing/accounts/account'
import { fetchCreditTerms } from '@lohahaat/contract/billing/accounts/credit-terms'
import { fetchReceipts } from '@lohahaat/contract/billing/receipts/receipts'
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
import { ReceiptForm } from '../../../../parts/billing/receipts/receipt-form'
import { ReceiptsTable } from '../../../../parts/billing/receipts/receipts-table'
import { useListSearch } from '../../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { StatementFiles } from '../../../../parts/supply/statements/statement-files'
import { pageMeta } from '../../../../site'
import { Card } from '../../../../ui/card'
import { Page } from '../../../../ui/page'
import type { Route } from './+types/company-account-page'
import { NoAccount } from '../no-account'
import { CreditForm } from './credit-form'
import { texts } from './texts'

const SHOWN = 20

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  foundOrRefused(load(serverApi(request, context), request, params.companyId))
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  foundOrRefused(load(browserApi, request, params.companyId))

async function load(api: Api, request: Request, id: string) {
  const companyId = Number(id)
  const days = readDays(new URL(request.url).searchParams)
  const [account, terms, receipts] = await Promise.all([
    api.send(fetchCompanyAccount, { companyId, ...days }),
    api.send(fetchCreditTerms, { companyId }),
    api.send(fetchReceipts, { companyId, page: 1, pageSize: SHOWN }),
  ])
  return { companyId, days, account, terms, receipts, today: istDay(new Date()) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CompanyAccountPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  return found ? <CompanyAccount {...found} /> : <NoAccount title={texts.title} problem={problem} />
}

function CompanyAccount({ companyId, days, account, terms, receipts, today }: Awaited<ReturnType<typeof load>>) {
  const list = useListSearch('')
  // A form that was saved begins anew.
  const [saved, setSaved] = useState(0)
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
          fetchFile={(format) => browserApi.download(fetchCompanyAccountFile, { companyId, ...days, format })}
        />
      }
    >
      <div className="mb-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <ReceiptForm
          key={`saved ${saved}`}
          companyId={companyId}
          openBills={account.openBills}
          today={today}
          onSaved={() => setSaved(saved + 1)}
        />
        <CreditForm key={terms.changedAt} terms={terms} />
      </div>
      <PeriodFields list={list} />
      <AccountView account={account} />
      <Card title={texts.receipts} className="mt-6">
        {receipts.length === 0 ? (
          <p className="text-ink-soft">{texts.noReceipts}</p>
        ) : (
          <ReceiptsTable rows={receipts} ofOneCompany />
        )}
      </Card>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
