import { fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { lineStates } from '@lohahaat/domain/ordering/supplier-answer'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { texts as stateTexts } from '../../../parts/supply/orders/texts'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { SelectField } from '../../../ui/fields/select-field'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/orders-page'
import { OrdersTable } from './orders-table'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const { page } = readListState(searchParams, '')
  const state = lineStates.find((known) => known === searchParams.get('state'))
  return unlessRefused(
    loadPage(page, PAGE_SIZE, (page) =>
      api.sendPaged(fetchSupplierOrders, { page, pageSize: PAGE_SIZE, ...(state && { state }) }),
    ),
  )
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function OrdersPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  if (!shown) return <SuppliersOnly />
  const state = list.filter('state')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      empty={shown.total === 0 && !state && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      noMatch={<EmptyState title={texts.noMatch} />}
      filters={
        <SelectField
          label={texts.filter}
          placeholder={texts.all}
          options={lineStates.map((value) => ({ value, label: stateTexts.states[value] }))}
          value={state}
          onChange={({ currentTarget }) => list.change({ state: currentTarget.value })}
          className="mb-2 sm:w-60"
        />
      }
    >
      <OrdersTable rows={shown.rows} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
