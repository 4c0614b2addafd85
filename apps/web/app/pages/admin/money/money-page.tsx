import {
  fetchCreditors,
  fetchDebtors,
  fetchMoneyDesk,
  fetchMoneyDeskFile,
  type DeskFormat,
} from '@lohahaat/contract/billing/money-desk/money-desk'
import { fetchDueInvoices } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListSearchBox } from '../../../parts/platform/list/list-search-box'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { useDownload } from '../../../parts/platform/use-download'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { DownloadIcon } from '../../../ui/work-icons'
import { Pager } from '../../../ui/lists/pager'
import { Page } from '../../../ui/page'
import type { Route } from './+types/money-page'
import { Balances, DueList } from './balances'
import { DeskCharts } from './desk-charts'
import { texts } from './texts'

const PAGE_SIZE = 15

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { search, page } = readListState(new URL(request.url).searchParams, '')
  const first = { page: 1, pageSize: PAGE_SIZE }
  const [desk, debtors, creditors, due] = await Promise.all([
    api.send(fetchMoneyDesk),
    loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchDebtors, { page, pageSize: PAGE_SIZE, search })),
    api.send(fetchCreditors, first),
    api.send(fetchDueInvoices, first),
  ])
  return { desk, debtors, creditors, due }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function MoneyPage({ loaderData: { desk, debtors, creditors, due } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <Page title={texts.title} action={<Ways />}>
      <DeskCharts desk={desk} />
      <div className="mt-4 flex gap-3">
        <DeskFile format="csv" />
        <DeskFile format="xlsx" />
      </div>
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-2">
        <Card title={texts.debtors}>
          <ListSearchBox list={list} label={texts.search} placeholder={texts.searchExample} className="mb-4" />
          <Balances caption={texts.debtors} rows={debtors.rows} to="companies" none={texts.noDebtors} />
          <Pager
            page={debtors.page}
            pageSize={PAGE_SIZE}
            total={debtors.total}
            hrefFor={(to) => list.hrefFor({ page: to })}
          />
        </Card>
        <div className="grid gap-6">
          <Card title={texts.creditors}>
            <Balances caption={texts.creditors} rows={creditors} to="suppliers" none={texts.noCreditors} />
          </Card>
          <Card title={texts.due}>
            <DueList rows={due} />
          </Card>
        </div>
      </div>
    </Page>
  )
}

const Ways = () => (
  <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
    <Link to="/money/receipts" className={buttonClass()}>
      {texts.receipts}
    </Link>
    <Link to="/money/bank" className={buttonClass()}>
      {texts.bank}
    </Link>
  </div>
)

function DeskFile({ format }: { format: DeskFormat }) {
  const { busy, download } = useDownload(() => browserApi.download(fetchMoneyDeskFile, { format }))
  return (
    <Button size="small" busy={busy} onClick={download}>
      <DownloadIcon className="size-4" />
      {texts[format]}
    </Button>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
