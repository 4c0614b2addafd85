import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { endOwnSession as endOwnSessionCall, fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { signOutEverywhere as signOutEverywhereCall } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { route } from '../../platform/http/route'
import { checkKey, endOwnSession, listOwnSessions, signOut, signOutEverywhere } from './own-sessions'

export default [
  route(loginCheck, ({ input, user }) => checkKey(user, input.key)),
  route(logout, ({ db, user, answer }) => signOut(db, user, answer)),
  route(fetchSessions, ({ db, user, at }) => listOwnSessions(db, user, at)),
  route(endOwnSessionCall, ({ db, user, input, answer }) => endOwnSession(db, user, input.sessionId, answer)),
  route(signOutEverywhereCall, ({ db, user, answer }) => signOutEverywhere(db, user, answer)),
]
