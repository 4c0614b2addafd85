import { fetchApprovalRequests } from '@lohahaat/contract/ordering/approvals/requests'
import type { ApprovalHead } from '@lohahaat/domain/ordering/approvals/approval'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/approvals-page'
import { RequestCard } from './request-card'
import { texts } from './texts'

const PAGE_SIZE = 20

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  const shown = await loadPage(page, PAGE_SIZE, (page) =>
    api.sendPaged(fetchApprovalRequests, { page, pageSize: PAGE_SIZE }),
  )
  return { shown, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ApprovalsPage({ loaderData: { shown, now } }: Route.ComponentProps) {
  const list = useListSearch('')
  const waiting = shown.rows.filter(({ status }) => status === 'Waiting')
  const decided = shown.rows.filter(({ status }) => status !== 'Waiting')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={null}
      noMatch={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      <div className="grid gap-8">
        <Group title={texts.waiting} requests={waiting} now={now} />
        <Group title={texts.decided} requests={decided} now={now} />
      </div>
    </ListScreen>
  )
}

interface GroupProps {
  title: string
  requests: readonly ApprovalHead[]
  now: string
}

const Group = ({ title, requests, now }: GroupProps) =>
  requests.length > 0 && (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <RequestCard key={request.requestId} request={request} now={now} />
        ))}
      </ul>
    </section>
  )

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
