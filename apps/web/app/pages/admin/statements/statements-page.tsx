import { fetchSellerStatement, fetchStatements } from '@lohahaat/contract/supply/statements/statement'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { MonthField } from '../../../parts/supply/statements/month-field'
import { readMonth } from '../../../parts/supply/statements/months'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/statements-page'
import { SellerStatement } from './seller-statement'
import { StatementsTable } from './statements-table'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** All sellers of a month, or with `seller` in the URL the statement of one. */
async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const month = readMonth(searchParams, now)
  const shared = { month, now: now.toISOString() }
  const seller = searchParams.get('seller') ?? ''
  if (/^[1-9]\d{0,8}$/.test(seller)) {
    const sellerId = Number(seller)
    return { ...shared, sellerId, statement: await api.send(fetchSellerStatement, { sellerId, month }), list: null }
  }
  const { page } = readListState(searchParams, '')
  const ask = (page: number) => api.sendPaged(fetchStatements, { month, page, pageSize: PAGE_SIZE })
  return { ...shared, sellerId: null, statement: null, list: await loadPage(page, PAGE_SIZE, ask) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const list = useListSearch('')
  const { month, now } = loaderData
  const monthField = <MonthField list={list} month={month} now={now} />
  if (loaderData.statement)
    return <SellerStatement statement={loaderData.statement} sellerId={loaderData.sellerId} monthField={monthField} />
  return (
    <ListScreen
      title={texts.title}
      list={list}
      {...loaderData.list}
      pageSize={PAGE_SIZE}
      filters={monthField}
      noMatch={<EmptyState title={texts.none} />}
    >
      <StatementsTable rows={loaderData.list.rows} month={month} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
