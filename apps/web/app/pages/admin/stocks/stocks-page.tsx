import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/stocks-page'
import { loadFilterChoices } from './filter-choices'
import { nameFilters } from './filter-words'
import { ListActions } from './list-actions'
import { ListFilters } from './list-filters'
import { DEFAULT_SORT, noFilters, PAGE_SIZE, readFilters, readListRequest } from './list-request'
import { StockTable } from './stock-table'
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

  return (
    <Page
      title={texts.stock}
      badge={<Badge tone="steel">{formatCount(total)}</Badge>}
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <ListActions filters={filters} filterWords={filterWords} isEmpty={isEmpty} />
          {!isEmpty && <CreateLink text={texts.create} />}
        </div>
      }
    >
      {isEmpty ? (
        <EmptyState title={texts.noStock}>
          <CreateLink text={texts.createFirst} />
        </EmptyState>
      ) : (
        <>
          <ListFilters list={list} choices={choices} />
          {rows.length === 0 ? (
            <EmptyState title={texts.nothingFound}>
              <Link to={list.hrefFor({ search: null, ...noFilters })} className="link">
                {texts.showAll}
              </Link>
            </EmptyState>
          ) : (
            <StockTable rows={rows} sort={list.tableSort} busy={list.busy} />
          )}
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
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
