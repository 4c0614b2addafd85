import { loginCheck } from '@lohahaat/contract/identity/sessions/login-check'
import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { endOwnSession, fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import { signOutEverywhere } from '@lohahaat/contract/identity/sessions/sign-out-everywhere'
import { route } from '../../platform/http/route'
import { hashToken } from '../../platform/http/secrets'
import { Refusal } from '../../platform/refusal'
import { endSession, endSessionOf, listSessionsOf, endSessionsOf } from './sessions.repository'

export default [
  route(loginCheck, ({ input, user }) => {
    if (hashToken(input.key) !== user.keyHash) throw new Refusal('notSignedIn')
    return { valid: true } as const
  }),
  /** Ends the session that the caller proved, whatever session the query names; a link proves none, so it takes no cookie away. */
  route(logout, async ({ db, user, answer }) => {
    if (user) {
      await endSession(db, user.sessionId)
      answer.endSession()
    }
    return { success: true } as const
  }),
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
  route(signOutEverywhere, async ({ db, user, answer }) => {
    const ended = await endSessionsOf(db, user.userId)
    answer.endSession()
    return { success: true as const, ended: ended.length }
  }),
]
