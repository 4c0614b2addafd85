import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ListScreen, NoMatch } from '../../../parts/platform/list/list-screen'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/stocks-page'
import { loadFilterChoices } from './filter-choices'
import { nameFilters } from './filter-words'
import { ListActions } from './list-actions'
import { ListFilters } from './list-filters'
import { DEFAULT_SORT, noFilters, PAGE_SIZE, readFilters, readListRequest } from './list-request'
import { PricedStock } from './sheet/priced-stock'
import { useUndo } from './sheet/use-undo'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const [{ rows, total }, choices] = await Promise.all([
    api.sendPaged(fetchStockDetails, readListRequest(searchParams)),
    loadFilterChoices(api, filters),
  ])
  const isEmpty = total === 0 && Object.keys(filters).length === 0
  return { rows, total, isEmpty, filters, choices, filterWords: nameFilters(filters, choices) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.stock, texts.stock)

export default function StocksPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, isEmpty, filters, choices, filterWords } = loaderData
  const list = useListSearch(DEFAULT_SORT)
  const undo = useUndo()

  return (
    <ListScreen
      title={texts.stock}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <ListActions filters={filters} filterWords={filterWords} isEmpty={isEmpty} onPricesChanged={undo.remember} />
          {!isEmpty && <CreateLink text={texts.create} />}
        </div>
      }
      empty={
        isEmpty && (
          <EmptyState title={texts.noStock}>
            <CreateLink text={texts.createFirst} />
          </EmptyState>
        )
      }
      filters={<ListFilters list={list} choices={choices} />}
      noMatch={<NoMatch showAll={list.hrefFor({ search: null, ...noFilters })} />}
    >
      <PricedStock rows={rows} sort={list.tableSort} busy={list.busy} undo={undo} />
    </ListScreen>
  )
}

function CreateLink({ text }: { text: string }) {
  return (
    <Link to="/stock" className={buttonClass({ variant: 'main' })}>
      <PlusIcon className="size-4.5" />
      {text}
    </Link>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}
