import { MOST_SECURITY_EVENTS } from '@lohahaat/contract/platform/security-log/security-events'
import { useLocation } from 'react-router'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { ListScreen } from '../../../../parts/platform/list/list-screen'
import { type ListSearch, useListSearch } from '../../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../../site'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { EmptyState } from '../../../../ui/messages/states'
import { DayRange } from '../../../../parts/platform/list/day-range'
import { FilterBar } from '../../../../parts/platform/list/filter-bar'
import { SelectFilter } from '../../../../parts/platform/list/select-filter'
import { AuditTabs } from '../audit-tabs'
import { texts as auditTexts } from '../texts'
import type { Route } from './+types/security-page'
import { filterNames, PAGE_SIZE } from './security-query'
import { SecurityTable } from './security-table'
import { texts } from './texts'
import { kindOptions } from './describe-event'

/** Loaded with the schemas of its filters, so that the first view is drawn without them. */
const load = async () => (await import('./load-events')).loadEvents

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await load())(serverApi(request, context), request)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => (await load())(browserApi, request)

export const meta: Route.MetaFunction = () => pageMeta(auditTexts.title, texts.description)

export default function SecurityPage({ loaderData: { rows, total } }: Route.ComponentProps) {
  const list = useListSearch('')
  const { search } = useLocation()
  const isEmpty = total === 0 && search === ''
  const count = formatCount(total)
  return (
    <ListScreen
      title={auditTexts.title}
      count={total < MOST_SECURITY_EVENTS ? count : texts.andMore(count)}
      intro={texts.intro}
      tabs={<AuditTabs />}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      empty={isEmpty && <EmptyState title={texts.noneYet}>{texts.noneYetHint}</EmptyState>}
      filters={<SecurityFilters list={list} />}
    >
      <SecurityTable events={rows} busy={list.busy} />
    </ListScreen>
  )
}

function SecurityFilters({ list }: { list: ListSearch }) {
  return (
    <div className="mb-4">
      <FilterBar
        list={list}
        names={filterNames}
        label={texts.filters.search}
        placeholder={texts.filters.searchExample}
        gridClass="grid-cols-2 sm:grid-cols-3 lg:max-w-2xl"
      >
        <div className="max-sm:col-span-2">
          <SelectFilter list={list} name="kind" label={texts.filters.kind} options={kindOptions()} />
        </div>
        <DayRange list={list} />
      </FilterBar>
      {list.filter('account') !== '' && <p className="text-sm text-ink-soft">{texts.filters.oneAccount}</p>}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={auditTexts.title} what={texts.loadFailed} />
}
