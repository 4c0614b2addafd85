import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../../../api/api'
import { ApiError, endsSession } from '../../../api/api-error'
import { needsFreshSignIn } from '../../../api/session/needs-fresh-sign-in'
import { leadsToSettings } from '../../../api/session/return-to'

/** Null for a visitor: he neither waits for the list nor loads its code. The page never fails for want of it. */
export async function loadEnquiries(api: Api, request: Request) {
  if (!looksSignedIn(api.session.read())) return null
  try {
    const { askForEnquiries } = await import('./enquiry-data')
    return await askForEnquiries(api, new URL(request.url).searchParams)
  } catch (error) {
    if (leadsToSettings(error)) throw error
    // Not worth a dialog on the first page that one sees.
    if (needsFreshSignIn(error)) return 'unconfirmed' as const
    const hasEnded = error instanceof ApiError && endsSession(error.status)
    return hasEnded ? null : ('failed' as const)
  }
}
