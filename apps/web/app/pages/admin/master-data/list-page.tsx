import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { Link, useLocation } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { readListState } from '../../../parts/platform/list/list-state'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { SearchBox } from '../../../ui/fields/search-box'
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
  const kind = kindAt(pathname)
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

/** A URL may have been typed: what is no column sorts as if nothing was said. */
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
    <Page
      title={kind.texts.list}
      badge={<Badge tone="steel">{formatCount(total)}</Badge>}
      action={isEmpty ? null : <CreateLink kind={kind} text={kind.texts.create} />}
    >
      {isEmpty ? (
        <EmptyState title={kind.texts.empty}>
          <CreateLink kind={kind} text={kind.texts.createFirst} />
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-3 sm:max-w-md">
            <SearchBox
              label={texts.search(kind.texts.list)}
              placeholder={texts.searchExample}
              value={list.search}
              onSearch={list.setSearch}
              busy={list.busy}
            />
            <SortSelect columns={columnsOf(kind)} value={list.sort} onChange={list.setSort} />
          </div>
          {rows.length === 0 ? (
            <EmptyState title={texts.nothingFound}>
              <Link to={list.hrefFor({ search: null })} className="link">
                {texts.showAll}
              </Link>
            </EmptyState>
          ) : (
            <RecordTable kind={kind} rows={rows} sort={list.tableSort} busy={list.busy} />
          )}
          <Pager page={list.page} pageSize={PAGE_SIZE} total={total} hrefFor={(page) => list.hrefFor({ page })} />
        </>
      )}
    </Page>
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
