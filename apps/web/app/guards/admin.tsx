import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Api } from '../api/api'
import { browserApi } from '../api/browser-api'
import { isSessionAlive } from '../api/session/check-session'
import { needsFreshSignIn } from '../api/session/needs-fresh-sign-in'
import { serverApi } from '../api/server-api'
import { AdminsOnly } from '../parts/site/error-page/admins-only'
import { ErrorPage } from '../parts/site/error-page/error-page'
import type { Route } from './+types/admin'

export const loader = ({ request, context }: Route.LoaderArgs) => check(serverApi(request, context))
export const clientLoader = () => check(browserApi)

/** Screens for administrators, inside the guard for signed-in people, which has sent everybody else to sign in. */
async function check(api: Api) {
  const isAlive = await isSessionAlive(api)
  // The session check's answer has refreshed the role, so this is what the server says, not what a cookie said.
  if (isAlive && api.session.read().Role !== 'Admin') throw new Response(null, { status: 403 })
  return null
}

export default function Admin() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isClosed = isRouteErrorResponse(error) && error.status === 403 && !needsFreshSignIn(error)
  return isClosed ? <AdminsOnly /> : <ErrorPage />
}
