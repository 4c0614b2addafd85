import type { CallContext } from '../http/route'
import type { login as loginCall } from '@lohahaat/contract/login/login'
import { hashToken, randomToken } from '../http/secrets'
import { expiryFrom, sessionValuesOf } from '../http/session'
import { Refusal } from '../refusal'
import { insertSession } from './sessions.repository'
import { withCode } from './use-code'
import { findUserByEmail, setRole } from './users.repository'

/** A right code opens a session. Who is an administrator is decided here, by the configured list, and nowhere else. */
export async function login(context: CallContext<typeof loginCall>) {
  const { input, visitor, at, adminEmails } = context
  const attempt = {
    email: input.username,
    code: input.password,
    purpose: 'sign-in',
    address: visitor.address,
    at,
  } as const
  const [key, cookie] = [randomToken(), randomToken()]
  const caller = await withCode(context, attempt, async (tx) => {
    const user = await findUserByEmail(tx, input.username)
    if (!user) throw new Refusal('otpIncorrect')
    const role = adminEmails.has(user.email.toLowerCase()) ? 'Admin' : 'User'
    await setRole(tx, user.id, role)
    const sessionId = await insertSession(tx, {
      userId: user.id,
      keyHash: hashToken(key),
      cookieHash: hashToken(cookie),
      device: visitor.device,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: expiryFrom(at),
    })
    return { ...user, userId: user.id, role, sessionId } as const
  })
  context.answer.startSession(cookie, { ...sessionValuesOf(caller), UserKey: key })
  const { userId, legalName, email, role, pinCode, cart } = caller
  return { userId, legalName, emailAddressId: email, role, pinCode, cart }
}
