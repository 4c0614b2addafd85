import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/all-orders-page'
import { ExportButton } from './export-button'
import { OrderFilterFields } from './order-filter-fields'
import { DEFAULT_SORT, PAGE_SIZE, readFilters, readPage } from './orders-query'
import { OrdersTable } from './orders-table'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  if (!filters) return { rows: [], total: 0, filters }
  return { ...(await api.sendPaged(fetchAllOrders, { ...readPage(searchParams), ...filters })), filters }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AllOrdersPage({ loaderData: { rows, total, filters } }: Route.ComponentProps) {
  const list = useListSearch(DEFAULT_SORT)
  const isEmpty = total === 0 && filters !== null && Object.keys(filters).length === 0
  return (
    <Page
      title={texts.title}
      badge={<Badge tone="steel">{formatCount(total)}</Badge>}
      action={filters && total > 0 && <ExportButton filters={filters} />}
    >
      {isEmpty ? (
        <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>
      ) : (
        <>
          <OrderFilterFields list={list} />
          {rows.length === 0 ? (
            <EmptyState title={texts.nothingFound}>
              <Link to="?" className="link">
                {texts.showAll}
              </Link>
            </EmptyState>
          ) : (
            <OrdersTable rows={rows} sort={list.tableSort} busy={list.busy} />
          )}
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
