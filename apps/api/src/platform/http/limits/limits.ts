import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, type ComeBackName } from '../../refusal'
import { networkOf } from './network'
import { inBatches, type Limiter } from './points-in-batches'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Counted = { counter: RateLimiterPostgres; key: string }[]

/** One counter for each key, or for an address the counters of its networks. */
type Limit = RateLimiterPostgres | ((address: string) => Counted)

export type Limits = ReturnType<typeof createLimits>

/** What an account may do in an hour. More than anybody needs, and too little to keep a server busy with. */
const HOURLY = { enquiries: 100, quotes: 300, cartChanges: 3000, pdfs: 120, exports: 30 }

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
  /** Takes an address as its key. A site has 65,536 networks of IPv6, so those of one site together get ten times as much. */
  const perNetwork = (keyPrefix: string, points: number, duration: number) => {
    const narrow = limiter(keyPrefix, points, duration)
    const wide = limiter(`${keyPrefix}-48`, 10 * points, duration)
    return (address: string): Counted => {
      const network = networkOf(address)
      const own = { counter: narrow, key: network.narrow }
      return network.wide === null ? [own] : [own, { counter: wide, key: network.wide }]
    }
  }
  return {
    /** Codes asked for without a captcha. */
    withoutCaptcha: perNetwork('no-captcha', 3, HOUR),
    captchaFailures: perNetwork('captcha-failures', 60, HOUR),
    /** Mails asked for with the right answer to one captcha: enough for another address and a resend, too few to collect one for many. */
    captchaUses: limiter('captcha', 5, 15 * MINUTE),
    /** Codes asked for; an office of buyers may share one network. */
    codesPerAddress: perNetwork('codes', 300, HOUR),
    /** Five digits guessed on one account: by one known browser, or by all strangers together. */
    wrongCodesPerLane: limiter('wrong-lane', 50, DAY),
    /** By all known browsers of one account together. */
    wrongCodesOfKnown: limiter('wrong-known', 500, DAY),
    /** By strangers on all accounts together, since who has the time to try many guesses one of them in the end. */
    wrongCodesOfStrangers: limiter('wrong-strangers', 1000, DAY),
    wrongCodesPerAddress: perNetwork('wrong-address', 100, HOUR),
    /** A challenge is signed once: its use is on record for longer than it lives. */
    usedChallenges: limiter('passkey-used', 1, 15 * MINUTE),
    /** Answers of passkeys that were not accepted. */
    wrongPasskeysPerAddress: perNetwork('passkey-wrong', 100, HOUR),
    wrongLinksPerAddress: perNetwork('wrong-links', 100, HOUR),
    /** Lists sent to be read or kept. To read one is seconds of work at worst. */
    listsPerUser: limiter('lists', 300, HOUR),
    pastedListsPerUser: limiter('pasted-lists', 600, HOUR),
    messagesPerAddress: perNetwork('messages', 20, HOUR),
    messagesPerEmail: limiter('messages-email', 5, HOUR),
    /** Copies of messages to one mailbox: whoever enters an address need not be its owner. */
    copiesPerEmail: limiter('copies', 3, DAY),
    subscriptionsPerAddress: perNetwork('subscriptions', 20, HOUR),
    /** Made or changed: either may be two thousand items. */
    enquiriesPerUser: limiter('enquiries', HOURLY.enquiries, HOUR),
    quotesPerUser: limiter('quotes', HOURLY.quotes, HOUR),
    cartChangesPerUser: inBatches(limiter('cart', HOURLY.cartChanges, HOUR), LOT),
    pdfsPerUser: limiter('pdfs', HOURLY.pdfs, HOUR),
    exportsPerUser: limiter('exports', HOURLY.exports, HOUR),
  }
}

/** Points that a server fetches at a time for what is done so often that to count each in the database would be felt. */
const LOT = 50

/** Uses up one point, and tells whether there was one left. */
export async function tryConsume(limit: Limit, key: string): Promise<boolean> {
  return (await consume(limit, key)) === null
}

/** Uses up one point, or refuses with the time to wait. */
export async function consumeOrRefuse(limit: Limit, key: string, name?: ComeBackName): Promise<void> {
  const spent = await consume(limit, key)
  if (spent) throw tooMany(spent, name)
}

/** Uses up one point of what an account may do in an hour, or refuses by saying what was too much and when there is more. */
export async function countOrRefuse(limiter: Limiter, what: keyof typeof HOURLY, userId: number): Promise<void> {
  await limiter.consume(String(userId)).catch((reason: unknown) => {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const seconds = Math.ceil(reason.msBeforeNext / 1000)
    throw Refusal.comeBack('limitReached', seconds, what, limiter.points, Math.ceil(seconds / 60))
  })
}

/** Refuses when no point is left, without using one up. */
export async function refuseIfSpent(limit: Limit, key: string, name?: ComeBackName): Promise<void> {
  for (const { counter, key: counted } of countersIn(limit, key)) {
    const spent = await counter.get(counted)
    if (spent && spent.consumedPoints >= counter.points) throw tooMany(spent, name)
  }
}

const countersIn = (limit: Limit, key: string): Counted =>
  typeof limit === 'function' ? limit(key) : [{ counter: limit, key }]

async function consume(limit: Limit, key: string): Promise<RateLimiterRes | null> {
  for (const { counter, key: counted } of countersIn(limit, key)) {
    const spent = await counter.consume(counted).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason
        throw reason
      },
    )
    if (spent) return spent
  }
  return null
}

const tooMany = (spent: RateLimiterRes, name: ComeBackName = 'tooManyRequests') =>
  Refusal.comeBack(name, Math.ceil(spent.msBeforeNext / 1000))
