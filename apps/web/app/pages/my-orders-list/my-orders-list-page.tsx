import { fetchMyOrder } from '@lohahaat/contract/confirm-order/my-order'
import { Link } from 'react-router'
import type { Api } from '../../api/api'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { LoadError } from '../../parts/error-page/load-error'
import { readListState } from '../../parts/list/list-state'
import { useListSearch } from '../../parts/list/use-list-search'
import { pageMeta } from '../../site'
import { buttonClass } from '../../ui/button-class'
import { formatCount } from '../../ui/format-count'
import { Page } from '../../ui/page'
import { countPages } from '../../ui/page-numbers'
import { Pager } from '../../ui/pager'
import { EmptyState } from '../../ui/states'
import type { Route } from './+types/my-orders-list-page'
import { OrderCard } from './order-card'
import { texts } from './texts'

const PAGE_SIZE = 10

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  const { rows, total } = await api.sendPaged(fetchMyOrder, { Page: page, PageSize: PAGE_SIZE })
  // The last order of the last page may just have been cancelled.
  const last = countPages({ pageSize: PAGE_SIZE, total })
  if (page > last) throw api.redirect(`/myOrdersList?page=${last}`)
  return { orders: rows, total }
}

export const meta: Route.MetaFunction = () => pageMeta('My Orders', 'Your orders, newest first.')

export default function MyOrdersListPage({ loaderData: { orders, total } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <Page title={`My Orders (${formatCount(total)})`}>
      {total === 0 ? (
        <EmptyState title={texts.noOrdersYet}>
          <p>{texts.whatYouOrderIs}</p>
          <Link to="/pipe/pipe" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
            {texts.browseTheCatalogue}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul aria-busy={list.busy || undefined} className="grid gap-6 transition-opacity aria-busy:opacity-60">
            {orders.map((order) => (
              <li key={order.groupOrderId} className="min-w-0">
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.myOrders} what="Your orders could not be loaded" />
}
