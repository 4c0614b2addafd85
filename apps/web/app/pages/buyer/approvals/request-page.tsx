import { fetchApprovalRequest } from '@lohahaat/contract/ordering/approvals/requests'
import { readId } from '@lohahaat/contract/platform/record-id'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/request-page'
import { RequestScreen } from './request-screen'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => load(serverApi(request, context), params)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params)

/** The request of the URL, or none where there is none that the reader may see. */
async function load(api: Api, params: { requestId: string }) {
  const requestId = readId(params.requestId)
  const now = new Date().toISOString()
  if (requestId === null) return { asked: null, now }
  try {
    return { asked: await api.send(fetchApprovalRequest, { requestId }), now }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { asked: null, now }
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.asked ? texts.requestOf(loaderData.asked.askedBy) : texts.request, texts.description)

export default function RequestPage({ loaderData: { asked, now } }: Route.ComponentProps) {
  if (asked) return <RequestScreen request={asked} now={now} />
  return (
    <Page title={texts.request}>
      <EmptyState title={refusalTexts.requestNotFound} />
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.request} what={texts.loadFailed} />
}
