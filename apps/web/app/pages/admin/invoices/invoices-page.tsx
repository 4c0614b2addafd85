import { exportInvoices, fetchInvoices, type InvoiceFilters } from '@lohahaat/contract/billing/invoices/invoices'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { useDownload } from '../../../parts/platform/use-download'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/invoices-page'
import { InvoiceFilterFields } from './invoice-filter-fields'
import { DEFAULT_SORT, PAGE_SIZE, readFilters, readPage } from './invoices-query'
import { InvoicesTable } from './invoices-table'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const now = new Date().toISOString()
  if (!filters) return { rows: [], total: 0, filters, now }
  return { ...(await api.sendPaged(fetchInvoices, { ...readPage(searchParams), ...filters })), filters, now }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function InvoicesPage({ loaderData: { rows, total, filters, now } }: Route.ComponentProps) {
  const list = useListSearch(DEFAULT_SORT)
  const isEmpty = total === 0 && filters !== null && Object.values(filters).every((value) => value === undefined)
  return (
    <ListScreen
      title={texts.title}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      action={filters && total > 0 && <Exports filters={filters} />}
      empty={isEmpty && <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>}
      filters={<InvoiceFilterFields list={list} now={now} />}
    >
      <InvoicesTable rows={rows} sort={list.tableSort} busy={list.busy} />
    </ListScreen>
  )
}

/** All that match the filters, not only the current page. */
const Exports = ({ filters }: { filters: InvoiceFilters }) => (
  <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
    <ExportButton filters={filters} format="csv" />
    <ExportButton filters={filters} format="xlsx" />
  </div>
)

function ExportButton({ filters, format }: { filters: InvoiceFilters; format: 'csv' | 'xlsx' }) {
  const { busy, download } = useDownload(() => browserApi.download(exportInvoices, { ...filters, format }))
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts[format]}
    </Button>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
