import { withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { Link, useLocation } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ListScreen, NoMatch } from '../../../parts/platform/list/list-screen'
import { ListSearchBox } from '../../../parts/platform/list/list-search-box'
import { readListState } from '../../../parts/platform/list/list-state'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { SortSelect } from '../../../ui/lists/sort-select'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/list-page'
import { kindAt } from './kind-at'
import { columnsOf, RecordTable } from './record-table'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const kind = kindAt(withoutLanguage(pathname))
  const { search, sort, page } = readListState(searchParams, firstSort(kind))
  return api.sendPaged(kind.calls.list, {
    [kind.id.field]: -1,
    // No filter, said as the wire has it.
    ...Object.fromEntries((kind.filters ?? []).map((name) => [name, ''])),
    page,
    pageSize: PAGE_SIZE,
    sort: isSort(kind, sort) ? sort : firstSort(kind),
    search,
  })
}

const firstSort = ({ screens }: MasterData) => screens.columns[0] ?? ''

/** A URL may have been typed: an unknown column means the default order. */
const isSort = ({ screens }: MasterData, sort: string) => screens.columns.includes(sort.replace(/^-/, ''))

export const meta: Route.MetaFunction = ({ location }) => {
  const { list } = kindAt(location.pathname).texts
  return pageMeta(list, list)
}

export default function MasterDataList({ loaderData: { rows, total } }: Route.ComponentProps) {
  const kind = kindAt(useLocation().pathname)
  const list = useListSearch(firstSort(kind))
  const isEmpty = total === 0 && list.search === ''

  return (
    <ListScreen
      title={kind.texts.list}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      action={isEmpty ? null : <CreateLink kind={kind} text={kind.texts.create} />}
      empty={
        isEmpty && (
          <EmptyState title={kind.texts.empty}>
            <CreateLink kind={kind} text={kind.texts.createFirst} />
          </EmptyState>
        )
      }
      filters={
        <div className="mb-4 grid gap-3 sm:max-w-md">
          <ListSearchBox list={list} label={texts.search(kind.texts.list)} placeholder={texts.searchExample} />
          <SortSelect columns={columnsOf(kind)} value={list.sort} onChange={list.setSort} />
        </div>
      }
      noMatch={<NoMatch showAll={list.hrefFor({ search: null })} />}
    >
      <RecordTable kind={kind} rows={rows} sort={list.tableSort} busy={list.busy} />
    </ListScreen>
  )
}

function CreateLink({ kind, text }: { kind: MasterData; text: string }) {
  return (
    <Link to={kind.screens.form} className={buttonClass({ variant: 'main' })}>
      <PlusIcon className="size-4.5" />
      {text}
    </Link>
  )
}

export function ErrorBoundary() {
  const kind = kindAt(useLocation().pathname)
  return <LoadError title={kind.texts.list} what={texts.listFailed} />
}
