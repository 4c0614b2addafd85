import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { SearchBox } from '../../../ui/fields/search-box'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/accounts-page'
import { AccountsTable } from './accounts-table'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { search, page } = readListState(new URL(request.url).searchParams, '')
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchAccounts, { page, pageSize: PAGE_SIZE, search }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AccountsPage({ loaderData: { rows, total, page } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <Page title={texts.title} badge={<Badge tone="steel">{formatCount(total)}</Badge>} intro={texts.intro}>
      <SearchBox
        label={texts.search}
        placeholder={texts.searchExample}
        value={list.search}
        onSearch={list.setSearch}
        busy={list.busy}
        className="mb-6 sm:max-w-md"
      />
      {rows.length === 0 ? (
        <EmptyState title={texts.nothingFound}>
          <Link to="?" className="link">
            {texts.showAll}
          </Link>
        </EmptyState>
      ) : (
        <AccountsTable accounts={rows} busy={list.busy} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefFor={(to) => list.hrefFor({ page: to })} />
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
