import type { Db } from '../../platform/db/db'
import type { Answer } from '../../platform/http/answer'
import { hashToken } from '../../platform/http/secrets'
import type { SignedIn } from '../../platform/http/session'
import { Refusal } from '../../platform/refusal'
import { endSession, endSessionOf, endSessionsOf, listSessionsOf } from './sessions.repository'

/** How a use case tells the browser that its session is over. */
type SessionEnd = Pick<Answer, 'endSession'>

export function checkKey(user: SignedIn, key: string) {
  if (hashToken(key) !== user.keyHash) throw new Refusal('notSignedIn')
  return { valid: true } as const
}

/** Ends the session that the caller proved, whatever session the query names; a link proves none, so it takes no cookie away. */
export async function signOut(db: Db, user: SignedIn | null, browser: SessionEnd) {
  if (user) {
    await endSession(db, user.sessionId)
    browser.endSession()
  }
  return { success: true } as const
}

export async function listOwnSessions(db: Db, user: SignedIn, at: Date) {
  const sessions = await listSessionsOf(db, user.userId, at)
  return sessions.map((session) => ({
    sessionId: session.id,
    device: session.device,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === user.sessionId,
  }))
}

export async function endOwnSession(db: Db, user: SignedIn, sessionId: number, browser: SessionEnd) {
  if (!(await endSessionOf(db, user.userId, sessionId))) throw new Refusal('unknownRecord')
  if (sessionId === user.sessionId) browser.endSession()
  return { success: true } as const
}

export async function signOutEverywhere(db: Db, user: SignedIn, browser: SessionEnd) {
  const ended = await endSessionsOf(db, user.userId)
  browser.endSession()
  return { success: true as const, ended: ended.length }
}
