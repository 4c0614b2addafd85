import { sessionValueNames } from '@lohahaat/contract/platform/session-values'
import type { Api } from '../../../api/api'
import { isSessionAlive } from '../../../api/session/check-session'
import { localPath } from '../../../api/session/return-to'

/** Redirects a signed-in user, unless a new sign-in was requested; clears the values of an ended session. */
export async function loadLogin(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('again')) return null
  const values = api.session.read()
  const isComplete = sessionValueNames.every((name) => values[name])
  if (isComplete && (await isSessionAlive(api))) throw api.redirect(localPath(searchParams.get('returnTo')))
  if (Object.keys(values).length > 0) api.session.clear()
  return null
}
