import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/all-orders-page'
import { ExportButton } from './export-button'
import { OrderFilterFields } from './order-filter-fields'
import { DEFAULT_SORT, PAGE_SIZE } from './orders-query'
import { OrdersTable } from './orders-table'
import { texts } from './texts'

/** Loaded with the schemas of its filters, so that the first view is drawn without them. */
const load = async () => (await import('./load-orders')).loadOrders

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await load())(serverApi(request, context), request)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load())(browserApi, request)

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

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
