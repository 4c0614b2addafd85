import { fetchReceipts } from '@lohahaat/contract/billing/receipts/receipts'
import type { Api } from '../../../../api/api'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { ReceiptsTable } from '../../../../parts/billing/receipts/receipts-table'
import { ListScreen } from '../../../../parts/platform/list/list-screen'
import { ListSearchBox } from '../../../../parts/platform/list/list-search-box'
import { readListState } from '../../../../parts/platform/list/list-state'
import { loadPage } from '../../../../parts/platform/list/load-page'
import { useListSearch } from '../../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { Link } from 'react-router'
import { Sentence } from '../../../../ui/sentence'
import { pageMeta } from '../../../../site'
import { EmptyState } from '../../../../ui/messages/states'
import type { Route } from './+types/receipts-page'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { search, page } = readListState(new URL(request.url).searchParams, '')
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchReceipts, { page, pageSize: PAGE_SIZE, search }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ReceiptsPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={
        <Sentence
          text={texts.intro}
          marks={{
            accounts: (words) => (
              <Link to="/money" className="link">
                {words}
              </Link>
            ),
          }}
        />
      }
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={
        <ListSearchBox
          list={list}
          label={texts.search}
          placeholder={texts.searchExample}
          className="mb-6 sm:max-w-md"
        />
      }
      noMatch={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
    >
      <ReceiptsTable rows={shown.rows} busy={list.busy} />
    </ListScreen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
