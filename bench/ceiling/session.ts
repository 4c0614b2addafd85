import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { statement, type Queryable } from './statement'

export interface Caller {
  sessionId: number
  userId: number
  email: string
  legalName: string
  pinCode: string
  cart: number
}

const sessionOf = statement<Caller>(
  'session',
  `select sessions.id as "sessionId", sessions.created_at as "createdAt", authenticated_at as "authenticatedAt",
     last_seen_at as "lastSeenAt", key_hash as "keyHash", users.id as "userId", email,
     legal_name as "legalName", pin_code as "pinCode",
     (select count(*)::int from cart_lines where buyer_id = users.id) as cart
   from sessions join users on users.id = sessions.user_id
   where key_hash = $1 and cookie_hash = $2 and expires_at > $3 and sessions.created_at > $3::timestamptz - interval '90 days'`,
)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function findCaller(db: Queryable, { headers }: FastifyRequest): Promise<Caller> {
  const cookie = /LHSession=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const [caller] = await sessionOf(db, hashOf(String(headers['userkey'])), hashOf(cookie), new Date())
  if (!caller) throw new Error('Nobody is signed in')
  return caller
}

/** The user data sent with every answer. */
export const tellCaller = (reply: FastifyReply, request: FastifyRequest, caller: Caller, cart: number) =>
  reply.headers({
    UserKey: request.headers['userkey'],
    UserLoginDetailId: caller.sessionId,
    EmailAddressId: caller.email,
    LegalName: encodeURI(caller.legalName),
    Role: 'User',
    UserId: caller.userId,
    PinCode: caller.pinCode,
    Cart: cart,
  })
