import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Limits = ReturnType<typeof createLimits>

/** Counters live in the database, so that a limit holds over any number of servers. */
export function createLimits(pool: Pool) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // Expired counters are swept by the housekeeping; a timer per limiter would keep a stopped server alive.
      clearExpiredByTimeout: false,
    })
  return {
    /** Codes asked for without a captcha, per network address. */
    withoutCaptcha: limiter('no-captcha', 3, HOUR),
    /** Answers to one captcha: enough for a typo and a resend, too few to guess with. */
    captchaAnswers: limiter('captcha', 5, 15 * MINUTE),
    /** Codes asked for per network address; an office of buyers may share one. */
    codesPerAddress: limiter('codes', 300, HOUR),
    wrongCodesPerAccount: limiter('wrong-account', 25, DAY),
    wrongCodesPerAddress: limiter('wrong-address', 100, HOUR),
    /** Lists sent to be read or kept. To read one is seconds of work at worst. */
    listsPerUser: limiter('lists', 300, HOUR),
    pastedListsPerUser: limiter('pasted-lists', 600, HOUR),
    messagesPerAddress: limiter('messages', 20, HOUR),
    messagesPerEmail: limiter('messages-email', 5, HOUR),
    /** Copies of messages to one mailbox: whoever enters an address need not be its owner. */
    copiesPerEmail: limiter('copies', 3, DAY),
    subscriptionsPerAddress: limiter('subscriptions', 20, HOUR),
  }
}

/** Uses up one point, and tells whether there was one left. */
export async function tryConsume(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    (reason: unknown) => {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    },
  )
}

/** Uses up one point, or refuses with the time to wait. */
export async function consumeOrRefuse(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((reason: unknown) => {
    throw reason instanceof RateLimiterRes ? tooMany(reason) : reason
  })
}

/** Refuses when no point is left, without using one up. */
export async function refuseIfSpent(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const spent = await limiter.get(key)
  if (spent && spent.consumedPoints >= limiter.points) throw tooMany(spent)
}

const tooMany = (spent: RateLimiterRes) => Refusal.comeBack('tooManyRequests', Math.ceil(spent.msBeforeNext / 1000))
