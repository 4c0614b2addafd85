import type { Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { Refusal } from '../../platform/refusal'
import { findLane } from '../lanes/find-lane'
import { isTooOld, matches, WRONG_TRIES } from './one-time-code'
import { countWrongTry, lockNewestCode, markUsed, type Lane, type Purpose } from './one-time-codes.repository'
import { refuseIfSpent, tryConsume, type Limits } from '../../platform/http/limits/limits'

interface Attempt {
  email: string
  code: string
  purpose: Purpose
  visitor: Visitor
  at: Date
}

type Verdict = 'right' | 'otpIncorrect' | 'otpExpired' | 'otpTooManyTries'

/**
 * A code is valid once, for five minutes and five tries; then `onRight` runs in the same transaction. A wrong try must
 * be counted although the call is refused, so the refusal is thrown after the commit.
 */
export async function withCode<T>(services: Services, attempt: Attempt, onRight: (tx: Db) => Promise<T>): Promise<T> {
  const { db, limits, secret } = services
  const lane = await findLane(services, attempt)
  await refuseIfTriesSpent(limits, lane, attempt.visitor.address)
  const outcome = await db.transaction(async (tx) => {
    const verdict = await judge(tx, secret, lane, attempt)
    return verdict === 'right' ? { verdict, value: await onRight(tx) } : { verdict }
  })
  if ('value' in outcome) return outcome.value
  if (outcome.verdict === 'otpIncorrect') await countTry(limits, lane, attempt.visitor.address)
  throw new Refusal(outcome.verdict)
}

async function judge(tx: Db, secret: Buffer, lane: Lane, { code, at }: Attempt): Promise<Verdict> {
  const sent = await lockNewestCode(tx, lane)
  if (!sent) return 'otpIncorrect'
  if (isTooOld(sent, at)) return 'otpExpired'
  if (sent.wrongTries >= WRONG_TRIES) return 'otpTooManyTries'
  if (!matches(secret, lane.email, code, sent.codeHash)) {
    await countWrongTry(tx, sent.id)
    return 'otpIncorrect'
  }
  await markUsed(tx, sent.id, at)
  return 'right'
}

/**
 * A known browser is limited by its own tries and those of the account's other known browsers, since somebody who once
 * had access to the mailbox may have made many. Tries from its network or by strangers do not count.
 */
const countersFor = (limits: Limits, { email, purpose, deviceId }: Lane, address: string) =>
  [
    { limit: limits.wrongCodesPerLane, key: [purpose, email, deviceId ?? ''].join(' '), name: 'otpTriesSpent' },
    ...(deviceId === null
      ? ([
          { limit: limits.wrongCodesOfStrangers, key: purpose, name: 'otpTriesSpent' },
          { limit: limits.wrongCodesPerAddress, key: address, name: 'otpTriesOfNetworkSpent' },
        ] as const)
      : ([{ limit: limits.wrongCodesOfKnown, key: email, name: 'otpTriesSpent' }] as const)),
  ] as const

async function refuseIfTriesSpent(limits: Limits, lane: Lane, address: string) {
  for (const { limit, key, name } of countersFor(limits, lane, address)) await refuseIfSpent(limit, key, name)
}

async function countTry(limits: Limits, lane: Lane, address: string) {
  for (const { limit, key } of countersFor(limits, lane, address)) await tryConsume(limit, key)
}
