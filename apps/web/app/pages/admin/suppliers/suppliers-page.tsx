import { fetchPriceLimit, fetchPriceProposals } from '@lohahaat/contract/inventory/prices/price-proposals'
import { fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import { applicationStatuses, type ApplicationStatus } from '@lohahaat/domain/supply/application'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { ListScreen, NoMatch } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { texts as applicationTexts } from '../../../parts/supply/application/texts'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/suppliers-page'
import { ApplicationTable } from './application-table'
import { PriceProposals } from './price-proposals'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const { page, search } = readListState(searchParams, '')
  const status = applicationStatuses.find((one) => one === searchParams.get('status'))
  const filters = { ...(status && { status }), ...(search && { search: search.slice(0, 100) }) }
  const [shown, proposals, limit] = await Promise.all([
    loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchApplications, { ...filters, page, pageSize: PAGE_SIZE })),
    api.sendPaged(fetchPriceProposals, { page: 1, pageSize: 20 }),
    api.send(fetchPriceLimit, undefined),
  ])
  return { shown, proposals, percent: limit.percent, isEmpty: shown.total === 0 && Object.keys(filters).length === 0 }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

const statuses = () =>
  applicationStatuses.map((status: ApplicationStatus) => ({ value: status, label: applicationTexts.statuses[status] }))

/** The administrator's desk for suppliers: who applies, and whose prices wait. */
export default function SuppliersPage({ loaderData: { shown, proposals, percent, isEmpty } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      tabs={<PriceProposals proposals={proposals.rows} total={proposals.total} percent={percent} />}
      empty={isEmpty && <EmptyState title={texts.none}>{texts.description}</EmptyState>}
      filters={
        <div className="mb-3">
          <FilterBar
            list={list}
            names={['status']}
            label={texts.search}
            placeholder={texts.searchHint}
            gridClass="grid-cols-1 sm:max-w-xs"
          >
            <SelectFilter
              list={list}
              name="status"
              label={texts.status}
              placeholder={texts.allStatuses}
              options={statuses()}
            />
          </FilterBar>
        </div>
      }
      noMatch={<NoMatch showAll={list.hrefFor({ search: null, status: null })} />}
    >
      <ApplicationTable rows={shown.rows} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
