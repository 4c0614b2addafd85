import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { route } from '../../platform/http/route'
import { endSession } from './sessions.repository'

/** Ends the session that the caller proved, whatever session the query names; a link proves none, so it takes no cookie away. */
export default route(logout, async ({ db, user, answer }) => {
  if (user) {
    await endSession(db, user.sessionId)
    answer.endSession()
  }
  return { success: true } as const
})
