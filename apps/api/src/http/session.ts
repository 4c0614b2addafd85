import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  decodeSessionValue,
  encodeSessionValue,
  SESSION_SECONDS,
  sessionValueNames,
  type SessionValues,
} from '@lohahaat/contract/session-values'
import type { Db } from '../db/db'
import { findSession, slideSession, type SessionUser } from '../login/sessions.repository'
import { Refusal } from '../refusal'
import { oncePerVisit } from './page-visit'
import { hashToken } from './secrets'

export const SESSION_COOKIE = 'LHSession'

/** Writing "last seen" on every call would turn every read into a write. */
const SLIDE_AFTER_MS = 5 * 60 * 1000

/** Who is calling, proved by the `UserKey` header and the HttpOnly cookie together; null when either is missing or wrong. */
export async function findCaller(db: Db, request: FastifyRequest, reply: FastifyReply, at: Date) {
  const values = readSessionHeaders(request)
  const cookie = request.cookies[SESSION_COOKIE]
  if (!values.UserKey || !cookie) return null
  const secrets = [hashToken(values.UserKey), hashToken(cookie)] as const
  const caller = await oncePerVisit(request, secrets.join(), () => findSession(db, ...secrets, at))
  if (!caller) return null
  if (at.getTime() - caller.lastSeenAt.getTime() > SLIDE_AFTER_MS) {
    await slideSession(db, caller.sessionId, at, expiryFrom(at))
    setSessionCookie(reply, cookie)
  }
  writeSessionHeaders(reply, { ...sessionValuesOf(caller), UserKey: values.UserKey })
  return caller
}

export const expiryFrom = (at: Date) => new Date(at.getTime() + SESSION_SECONDS * 1000)

/** All eight are checked, although only the key counts: a header that can't be decoded is a broken client. */
function readSessionHeaders(request: FastifyRequest): SessionValues {
  const values: SessionValues = {}
  for (const name of sessionValueNames) {
    const header = request.headers[name.toLowerCase()]
    if (header === undefined) continue
    const value = typeof header === 'string' && header.length <= 1000 ? decodeSessionValue(header) : null
    if (value === null) throw new Refusal('badHeader')
    values[name] = value
  }
  return values
}

export function sessionValuesOf(caller: SessionUser): SessionValues {
  return {
    UserLoginDetailId: String(caller.sessionId),
    EmailAddressId: caller.email,
    LegalName: caller.legalName,
    Role: caller.role,
    UserId: String(caller.userId),
    PinCode: caller.pinCode,
    Cart: String(caller.cart),
  }
}

export function writeSessionHeaders(reply: FastifyReply, values: SessionValues) {
  for (const name of sessionValueNames) {
    const value = values[name]
    if (value !== undefined) reply.header(name, encodeSessionValue(value))
  }
}

export function dropSessionHeaders(reply: FastifyReply) {
  for (const name of sessionValueNames) reply.removeHeader(name)
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

export function setSessionCookie(reply: FastifyReply, token: string) {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: SESSION_SECONDS,
  })
}
