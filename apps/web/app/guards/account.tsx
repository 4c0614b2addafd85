import { Outlet } from 'react-router'
import type { Api } from '../api/api'
import { browserApi } from '../api/browser-api'
import { isSessionAlive } from '../api/session/check-session'
import { serverApi } from '../api/server-api'
import type { Route } from './+types/account'

export const loader = ({ request, context }: Route.LoaderArgs) => check(serverApi(request, context))
export const clientLoader = () => check(browserApi)

/** Screens about the person himself. For a visitor they don't exist: he goes home, as from any unknown path. */
async function check(api: Api) {
  if (!(await isSessionAlive(api))) throw api.redirect('/')
  return null
}

export default function Account() {
  return <Outlet />
}
