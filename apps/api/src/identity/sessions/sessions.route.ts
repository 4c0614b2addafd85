import { endOwnSession, fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { route } from '../../platform/http/route'
import { Refusal } from '../../platform/refusal'
import { endSessionOf, listSessionsOf } from './sessions.repository'

export default [
  route(fetchSessions, async ({ db, user, at }) => {
    const sessions = await listSessionsOf(db, user.userId, at)
    return sessions.map((session) => ({
      sessionId: session.id,
      device: session.device,
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      current: session.id === user.sessionId,
    }))
  }),
  route(endOwnSession, async ({ db, user, input, answer }) => {
    if (!(await endSessionOf(db, user.userId, input.sessionId))) throw new Refusal('unknownRecord')
    if (input.sessionId === user.sessionId) answer.endSession()
    return { success: true } as const
  }),
]
