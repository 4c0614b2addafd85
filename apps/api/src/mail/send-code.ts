import { passesCaptcha } from '../captcha/check-captcha'
import { consumeOrRefuse } from '../http/limits'
import type { Services } from '../http/services'
import type { Visitor } from '../http/visitor'
import { CODE_LIFE_MS, CODES_A_DAY, hashCode, newCode } from '../login/one-time-code'
import {
  countCodesSince,
  insertCode,
  lockEmail,
  lockNewestCode,
  type Purpose,
} from '../login/one-time-codes.repository'
import { findUserByEmail } from '../login/users.repository'
import { Refusal } from '../refusal'
import { queueLetter } from './queue-letter'
import { accountExists, noAccountYet, signInCode, signUpCode } from './sign-in-letters'

const DAY_MS = 24 * 60 * 60 * 1000

interface Request {
  email: string
  purpose: Purpose
  visitor: Visitor
  at: Date
}

/** Somebody sits and waits for it, however many letters are queued. */
const BEFORE_ALL_OTHERS = new Date(0)

/**
 * Mails a code, or to the wrong kind of address a letter that says so. Both leave the same trace in the same time and
 * get the same answer: who is registered is between us and the mailbox.
 */
export async function sendCode(services: Services, { email, purpose, visitor, at }: Request) {
  if (!(await passesCaptcha(services, visitor, at))) {
    throw new Refusal(purpose === 'sign-in' ? 'loginCaptchaWrong' : 'signupCaptchaWrong')
  }
  await consumeOrRefuse(services.limits.codesPerAddress, visitor.address)
  const address = email.toLowerCase()
  await services.db.transaction(async (tx) => {
    await lockEmail(tx, address)
    const pending = await lockNewestCode(tx, address, purpose)
    if (pending && at.getTime() - pending.createdAt.getTime() < CODE_LIFE_MS) throw new Refusal('otpAlreadySent')
    const today = await countCodesSince(tx, address, new Date(at.getTime() - DAY_MS))
    if (today >= CODES_A_DAY) throw new Refusal('otpDailyLimit')
    const code = newCode()
    await insertCode(tx, { email: address, purpose, codeHash: hashCode(services.secret, address, code), createdAt: at })
    const user = await findUserByEmail(tx, address)
    await queueLetter(tx, user?.email ?? email, letterFor(purpose, user !== null, code), BEFORE_ALL_OTHERS)
  })
  return { success: true } as const
}

function letterFor(purpose: Purpose, registered: boolean, code: string) {
  if (purpose === 'sign-in') return registered ? signInCode(code) : noAccountYet()
  return registered ? accountExists() : signUpCode(code)
}
