import { fetchKeptLists } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/lists-page'
import { ListCard } from './list-card'
import { texts } from './texts'

const PAGE_SIZE = 20

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchKeptLists, { page, pageSize: PAGE_SIZE }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ListsPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={null}
      action={<NewList />}
      noMatch={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      <ul className="grid gap-3">
        {shown.rows.map((kept) => (
          <ListCard key={kept.listId} kept={kept} />
        ))}
      </ul>
    </ListScreen>
  )
}

const NewList = () => (
  <Link to="/list" className={buttonClass({ variant: 'main' })}>
    {texts.newList}
  </Link>
)

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
