import type { AdminRights, CompanyRole, Role, SellingRole } from '@lohahaat/domain/identity/actor'
import type { Language } from '@lohahaat/domain/platform/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  NO_LANGUAGE,
  SELLS_NOTHING,
  decodeSessionValue,
  encodeSessionValue,
  sessionValueNames,
  type SessionValues,
} from '@lohahaat/contract/platform/session-values'
import { Refusal } from '../refusal'
import { clearCookie } from './cookies'

export const SESSION_COOKIE = 'LHSession'

/** A session and its user, looked up from both secrets. */
export interface FoundSession {
  sessionId: number
  userId: number
  email: string
  legalName: string
  companyId: number
  companyRole: CompanyRole
  sellerId: number | null
  sellingRole: SellingRole | null
  language: Language | null
  pinCode: string
  /** Number of lines in the cart. */
  cart: number
  keyHash: string
  createdAt: Date
  authenticatedAt: Date
  lastSeenAt: Date
  /** When a passkey last proved who he is. */
  passkeyAt: Date | null
}

/** The caller of a call. */
export interface SignedIn extends FoundSession {
  role: Role
  adminRights: AdminRights
}

/** What every answer tells the browser about its user. */
type SessionUser = Pick<
  SignedIn,
  | 'sessionId'
  | 'userId'
  | 'email'
  | 'legalName'
  | 'role'
  | 'pinCode'
  | 'cart'
  | 'sellerId'
  | 'sellingRole'
  | 'companyRole'
  | 'language'
>

/** All of them are checked, although only the key counts: a header that can't be decoded is a broken client. */
export function readSessionHeaders(request: FastifyRequest): SessionValues {
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
    SellingRole: (caller.sellerId !== null && caller.sellingRole) || SELLS_NOTHING,
    CompanyRole: caller.companyRole,
    Language: caller.language ?? NO_LANGUAGE,
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
  clearCookie(reply, SESSION_COOKIE)
}
