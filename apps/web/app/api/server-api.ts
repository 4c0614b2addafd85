import type { PageContext } from '@lohahaat/contract/platform/pages/page-context'
import { redirect } from 'react-router'
import { type Api, createApi, type Transport } from './api'
import { FRESH_SIGN_IN_NEEDED, PASSKEY_SIGN_IN_NEEDED } from './api-error'
import { redirectTarget } from './session/return-to'
import { type ServerSession, serverSession } from './session/server-session'

interface Visit {
  api: Api
  session: ServerSession
}

/**
 * One per rendered page: its loaders share the session, so a refreshed value reaches all of them and the response
 * cookies.
 */
const visits = new WeakMap<PageContext, Visit>()

export function serverApi(request: Request, context: PageContext): Api {
  const known = visits.get(context)
  if (known) return known.api
  const session = serverSession(request)
  const redirectWithSession = (path: string) => redirect(path, { headers: session.cookies() })
  const api = createApi({
    transport: inProcess(request, context),
    session,
    redirect: redirectWithSession,
    async leave(to) {
      const place = redirectTarget(to, request.url)
      if (place !== null) throw redirectWithSession(place)
    },
    // Thrown as a response: an error would be serialised without its text, which the page needs.
    confirmSignIn(by) {
      throw new Response(by === 'passkey' ? PASSKEY_SIGN_IN_NEEDED : FRESH_SIGN_IN_NEEDED, { status: 403 })
    },
  })
  visits.set(context, { api, session })
  return api
}

/** The Set-Cookie headers for the response to this page. */
export const sessionCookiesOf = (context: PageContext) => visits.get(context)?.session.cookies() ?? new Headers()

function inProcess(request: Request, context: PageContext): Transport {
  return (path, { headers, ...init }) => {
    const all = new Headers(headers)
    for (const name of ['Cookie', 'User-Agent']) {
      const value = request.headers.get(name)
      if (value) all.set(name, value)
    }
    return context.dispatch(new Request(new URL(path, request.url), { ...init, headers: all }))
  }
}
