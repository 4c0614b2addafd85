import { SESSION_SECONDS } from '@lohahaat/contract/platform/session-values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../platform/http/cookies'
import { memoizePerRequest } from '../../platform/http/pages/page-visit'
import { hashToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import {
  readSessionHeaders,
  SESSION_COOKIE,
  sessionValuesOf,
  writeSessionHeaders,
  type SignedIn,
} from '../../platform/http/session'
import { withPasskeyRule } from '../passkeys/passkey-rights'
import { adminRightsOf, roleOf } from '../sign-in/admin-rights'
import { findSession, slideSession } from './sessions.repository'

/** Updating "last seen" on every call would make every read a write. */
const SLIDE_AFTER_MS = 5 * 60 * 1000
/** However often it is used, so that a stolen session ends. */
const MAX_SESSION_MS = 90 * 24 * 60 * 60 * 1000

/**
 * The caller, proved by the `UserKey` header and the HttpOnly cookie together; null when either is missing or wrong.
 */
export async function findCaller(
  services: Pick<Services, 'db' | 'adminEmails' | 'adminPasskey'>,
  request: FastifyRequest,
  reply: FastifyReply,
  at: Date,
): Promise<SignedIn | null> {
  const { db, adminEmails } = services
  const values = readSessionHeaders(request)
  const cookie = readCookie(request, SESSION_COOKIE)
  if (!values.UserKey || !cookie) return null
  const secrets = { keyHash: hashToken(values.UserKey), cookieHash: hashToken(cookie) }
  const notBefore = new Date(at.getTime() - MAX_SESSION_MS)
  const session = await memoizePerRequest(request, Object.values(secrets).join(), () =>
    findSession(db, { ...secrets, at, notBefore }),
  )
  if (!session) return null
  if (at.getTime() - session.lastSeenAt.getTime() > SLIDE_AFTER_MS) {
    await slideSession(db, session.sessionId, at, expiryFrom(at, session.createdAt))
    setCookie(reply, SESSION_COOKIE, cookie, SESSION_SECONDS)
  }
  const role = roleOf(session.email, adminEmails)
  const rights = adminRightsOf(role, session.authenticatedAt, at)
  const caller = { ...session, role, adminRights: await withPasskeyRule(services, session, rights, at) }
  writeSessionHeaders(reply, { ...sessionValuesOf(caller), UserKey: values.UserKey })
  return caller
}

/** 30 days after the last use, but at most 90 after the sign-in. */
export const expiryFrom = (at: Date, createdAt: Date) =>
  new Date(Math.min(at.getTime() + SESSION_SECONDS * 1000, createdAt.getTime() + MAX_SESSION_MS))
