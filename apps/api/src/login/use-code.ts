import type { Db } from '../db/db'
import { consumeOrRefuse, refuseIfSpent } from '../http/limits'
import type { Services } from '../http/services'
import { Refusal } from '../refusal'
import { CODE_LIFE_MS, matches, WRONG_TRIES } from './one-time-code'
import { countWrongTry, lockNewestCode, markUsed, type Purpose } from './one-time-codes.repository'

interface Attempt {
  email: string
  code: string
  purpose: Purpose
  address: string
  at: Date
}

type Verdict = 'right' | 'otpIncorrect' | 'otpExpired' | 'otpTooManyTries'

/**
 * A code opens what it was sent for once, within five minutes and five tries; then `onRight` runs in the same
 * transaction. A wrong try is counted although the call is refused, so the refusal is thrown only after the commit.
 */
export async function withCode<T>(
  { db, limits, secret }: Services,
  attempt: Attempt,
  onRight: (tx: Db) => Promise<T>,
): Promise<T> {
  const email = attempt.email.toLowerCase()
  await refuseIfSpent(limits.wrongCodesPerAccount, email)
  await refuseIfSpent(limits.wrongCodesPerAddress, attempt.address)
  const outcome = await db.transaction(async (tx) => {
    const verdict = await judge(tx, secret, { ...attempt, email })
    return verdict === 'right' ? { verdict, value: await onRight(tx) } : { verdict }
  })
  if ('value' in outcome) return outcome.value
  if (outcome.verdict === 'otpIncorrect') {
    await consumeOrRefuse(limits.wrongCodesPerAccount, email)
    await consumeOrRefuse(limits.wrongCodesPerAddress, attempt.address)
  }
  throw new Refusal(outcome.verdict)
}

async function judge(tx: Db, secret: Buffer, { email, code, purpose, at }: Attempt): Promise<Verdict> {
  const sent = await lockNewestCode(tx, email, purpose)
  if (!sent) return 'otpIncorrect'
  if (at.getTime() - sent.createdAt.getTime() >= CODE_LIFE_MS) return 'otpExpired'
  if (sent.wrongTries >= WRONG_TRIES) return 'otpTooManyTries'
  if (!matches(secret, email, code, sent.codeHash)) {
    await countWrongTry(tx, sent.id)
    return 'otpIncorrect'
  }
  await markUsed(tx, sent.id, at)
  return 'right'
}
