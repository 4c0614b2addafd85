import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { browserApi } from '../browser-api'

/** Ends the session here in any case: a person who wants to leave a shared computer must not be held up by the network. */
export async function signOut() {
  const { UserLoginDetailId = '' } = browserApi.session.read()
  await browserApi.send(logout, { key: UserLoginDetailId }, { stay: true }).catch(() => null)
  browserApi.session.clear()
}
