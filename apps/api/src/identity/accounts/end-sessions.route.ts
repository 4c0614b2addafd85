import { endSessions as call } from '@lohahaat/contract/identity/accounts/end-sessions'
import { route } from '../../platform/http/route'
import { endSessions } from './end-sessions'

export default route(call, async ({ db, user, input, at, answer, security }) => {
  const ended = await endSessions(db, { userId: user.userId, at }, input.userId)
  security.record('signed-out-by-admin', { userId: input.userId })
  if (input.userId === user.userId) answer.endSession()
  return { success: true as const, ended }
})
