import { fetchBuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../../../api/api'
import { ApiError, endsSession } from '../../../api/api-error'

/** What the first page shows to a signed-in person; null for a visitor, and where the session has ended. */
export async function loadOwn(api: Api, request: Request) {
  if (!looksSignedIn(api.session.read())) return null
  // Asked before anything is imported: the shell is drawn when it is known whether the session lasts.
  const [desk, { loadEnquiries }] = await Promise.all([loadDesk(api), import('./desk/load-enquiries')])
  return desk && { desk, enquiries: await loadEnquiries(api, new URL(request.url).searchParams) }
}

const loadDesk = (api: Api) =>
  api.send(fetchBuyerDesk, undefined, { stay: true }).catch((error: unknown) => {
    const hasEnded = error instanceof ApiError && endsSession(error.status)
    return hasEnded ? null : ('failed' as const)
  })
