import { Outlet } from 'react-router'
import type { Api } from '../api/api'
import { browserApi } from '../api/browser-api'
import { isSessionAlive } from '../api/session/check-session'
import { loginPath } from '../api/session/return-to'
import { serverApi } from '../api/server-api'
import { SupplierNavigation } from '../parts/site/selling/supplier-navigation'
import type { Route } from './+types/signed-in'

export const loader = ({ request, context }: Route.LoaderArgs) => check(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => check(browserApi, request)

/** Screens for signed-in people. A visitor signs in first and then comes back here. */
async function check(api: Api, request: Request) {
  if (!(await isSessionAlive(api))) throw api.redirect(loginPath(request.url))
  return null
}

export default function SignedIn() {
  return (
    <>
      <SupplierNavigation />
      <Outlet />
    </>
  )
}
