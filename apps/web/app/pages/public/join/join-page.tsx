import { fetchInvitation } from '@lohahaat/contract/identity/companies/invitations'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/join-page'
import { Invitation } from './invitation'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** Null where the invitation has ended, or the address is not complete. */
async function load(api: Api, request: Request) {
  const secret = new URL(request.url).searchParams.get('token') ?? ''
  try {
    return { secret, invitation: await api.send(fetchInvitation, { secret }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { secret, invitation: null }
    throw error
  }
}

/** The address holds the secret, so that no search engine may keep it. */
export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.title, texts.description),
  { name: 'robots', content: 'noindex' },
]

export default function JoinPage({ loaderData: { secret, invitation } }: Route.ComponentProps) {
  if (invitation) return <Invitation secret={secret} invitation={invitation} />
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.dead}>{texts.deadHint}</EmptyState>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
