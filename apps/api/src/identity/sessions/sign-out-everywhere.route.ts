import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { route } from '../../platform/http/route'
import { endSessionsOf } from './sessions.repository'

export default route(signOutEverywhere, async ({ db, user, answer }) => {
  const ended = await endSessionsOf(db, user.userId)
  answer.endSession()
  return { success: true as const, ended: ended.length }
})
