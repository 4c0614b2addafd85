import { fetchSharedOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/track-page'
import { SharedOrder } from './shared-order'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** The order that a link leads to; null where the link shows nothing any more. */
async function load(api: Api, request: Request) {
  const secret = new URL(request.url).searchParams.get('token') ?? ''
  try {
    return { secret, shared: await api.send(fetchSharedOrder, { secret }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { secret, shared: null }
    throw error
  }
}

/** The address holds a secret, so that no search engine may keep it. */
export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.title, texts.description),
  { name: 'robots', content: 'noindex' },
]

export default function TrackPage({ loaderData: { secret, shared } }: Route.ComponentProps) {
  if (shared) return <SharedOrder secret={secret} shared={shared} />
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.dead}>{texts.deadHint}</EmptyState>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
