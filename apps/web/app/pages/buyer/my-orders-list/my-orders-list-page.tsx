import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { hasColleagues } from '../../../parts/ordering/order/orders-of-company'
import { Deferred, deferred } from '../../../parts/platform/deferred'
import { loadPage } from '../../../parts/platform/list/load-page'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import { Skeleton } from '../../../ui/messages/states'
import type { Route } from './+types/my-orders-list-page'
import { MyOrders } from './my-orders'
import { PAGE_SIZE, readQuery } from './my-orders-query'
import { texts } from './texts'

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  loaded: await load(serverApi(request, context), request),
})
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferred(request, load(browserApi, request))

/** The orders of colleagues only for who sees them: a forged URL shows his own. */
async function load(api: Api, request: Request) {
  const { of, ...query } = readQuery(new URL(request.url).searchParams)
  const rights = api.send(fetchCompany)
  const ofCompany = of === 'company' && hasColleagues(await rights)
  const shown = loadPage(query.page, PAGE_SIZE, (page) =>
    api.sendPaged(fetchMyOrder, { ...query, page, ...(ofCompany && { of }) }),
  )
  const [orders, company] = await Promise.all([shown, rights])
  return { ...orders, rights: company, ofCompany }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function MyOrdersListPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Deferred loaded={loaded} loading={<OrdersLoading />} failed={<ErrorBoundary />}>
      {(shown) => <MyOrders {...shown} />}
    </Deferred>
  )
}

/** The height of a typical order. */
const cardClass = 'h-112 sm:h-64'

function OrdersLoading() {
  return (
    <Page title={texts.title}>
      <div role="status" aria-label={texts.loading} className="grid gap-4">
        <Skeleton className={cardClass} />
        <Skeleton className={cardClass} />
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
