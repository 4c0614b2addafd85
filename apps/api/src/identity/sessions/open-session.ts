import { language, type Language } from '@lohahaat/domain/platform/language'
import type { Db } from '../../platform/db/db'
import type { Answer } from '../../platform/http/answer'
import { hashToken, randomToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { sessionValuesOf } from '../../platform/http/session'
import { expiryFrom } from './find-caller'
import type { Visitor } from '../../platform/http/visitor'
import { rememberDevice } from '../lanes/device'
import { roleOf } from '../sign-in/admin-rights'
import { insertSession } from './sessions.repository'
import { countSignIn, updateLanguage, type FoundUser } from '../accounts/users.repository'

interface Request extends Pick<Services, 'adminEmails' | 'secret'> {
  visitor: Visitor
  at: Date
}

/**
 * Opens a session in the transaction that accepted the proof of identity. Call `announce`, which sets the cookies,
 * after the commit.
 */
export async function openSession(
  tx: Db,
  { adminEmails, secret, visitor, at }: Request,
  user: FoundUser,
  proof: 'code' | 'passkey' = 'code',
) {
  const [key, cookie] = [randomToken(), randomToken()]
  await countSignIn(tx, user.id)
  const ownLanguage = user.language ?? (await takeLanguage(tx, user.id))
  const sessionId = await insertSession(tx, {
    userId: user.id,
    keyHash: hashToken(key),
    cookieHash: hashToken(cookie),
    device: visitor.device,
    createdAt: at,
    authenticatedAt: at,
    passkeyAt: proof === 'passkey' ? at : null,
    lastSeenAt: at,
    expiresAt: expiryFrom(at, at),
  })
  const { legalName, email, pinCode, cart } = user
  const role = roleOf(email, adminEmails)
  return {
    announce(answer: Pick<Answer, 'startSession' | 'rememberDevice'>) {
      const values = sessionValuesOf({ ...user, language: ownLanguage, userId: user.id, role, sessionId })
      answer.startSession(cookie, { ...values, UserKey: key })
      answer.rememberDevice(rememberDevice(secret, visitor.deviceCookie, user.id, at))
      return { userId: user.id, legalName, emailAddress: email, role, pinCode, cart } as const
    },
  }
}

/** An account that has not chosen keeps the language that it is first signed in in, unless that is what everybody reads. */
async function takeLanguage(tx: Db, userId: number): Promise<Language | null> {
  if (language() === 'en') return null
  await updateLanguage(tx, userId, language())
  return language()
}
