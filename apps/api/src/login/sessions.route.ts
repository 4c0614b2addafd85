import { fetchSessions } from '@lohahaat/contract/login/sessions'
import { route } from '../http/route'
import { listSessionsOf } from './sessions.repository'

export default route(fetchSessions, async ({ db, user, at }) => {
  const sessions = await listSessionsOf(db, user.userId, at)
  return sessions.map((session) => ({
    userLoginDetailId: session.id,
    device: session.device,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === user.sessionId,
  }))
})
