import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrders } from '@lohahaat/contract/ordering/order-lists/export-orders'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import type { Route } from './+types/all-orders-page'
import { OrderFilterFields } from './order-filter-fields'
import { DEFAULT_SORT, PAGE_SIZE, readFilters, readPage } from './orders-query'
import { OrdersTable } from './orders-table'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  if (!filters) return { rows: [], total: 0, isCapped: false, filters }
  return { ...(await api.sendPaged(fetchAllOrders, { ...readPage(searchParams), ...filters })), filters }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AllOrdersPage({ loaderData: { rows, total, isCapped, filters } }: Route.ComponentProps) {
  const list = useListSearch(DEFAULT_SORT)
  const isEmpty = total === 0 && filters !== null && Object.keys(filters).length === 0
  return (
    <ListScreen
      title={texts.title}
      list={list}
      rows={rows}
      total={total}
      isCapped={isCapped}
      pageSize={PAGE_SIZE}
      action={filters && total > 0 && <ExportButton filters={filters} />}
      empty={isEmpty && <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>}
      filters={<OrderFilterFields list={list} />}
    >
      <OrdersTable rows={rows} sort={list.tableSort} busy={list.busy} />
    </ListScreen>
  )
}

/** Exports all orders that match the filters, not only the current page. */
function ExportButton({ filters }: { filters: OrderFilters }) {
  const { busy, download } = useDownload(() => browserApi.download(exportOrders, filters))
  return (
    <Button busy={busy} onClick={download} className="max-sm:w-full">
      <DownloadIcon className="size-4.5" />
      {texts.exportCsv}
    </Button>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
