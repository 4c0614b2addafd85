import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, type RetryLaterName } from '../../refusal'
import { networkOf } from './network'
import { inBatches, type Limiter } from './points-in-batches'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Counted = { counter: RateLimiterPostgres; key: string }[]

/** One counter per key, or for an address the counters of its networks. */
type Limit = RateLimiterPostgres | ((address: string) => Counted)

export type Limits = ReturnType<typeof createLimits>

/** Per account and hour: more than anybody needs, and too little to overload a server. */
const HOURLY = {
  enquiries: 100,
  quotes: 300,
  cartChanges: 3000,
  approvals: 60,
  pdfs: 120,
  exports: 30,
  invitations: 20,
}

/** Counters are in the database, so that limits hold across servers. */
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
      // Expired counters are deleted by the housekeeping; a timer per limiter would keep a stopped server alive.
      clearExpiredByTimeout: false,
    })
  /** Keyed by address. An IPv6 site has 65,536 networks, so all of one site together get ten times as much. */
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
    /** Codes requested without a captcha. */
    withoutCaptcha: perNetwork('no-captcha', 3, HOUR),
    captchaFailures: perNetwork('captcha-failures', 60, HOUR),
    /** Mails per solved captcha: enough for a second address and a resend, too few for harvesting. */
    captchaUses: limiter('captcha', 5, 15 * MINUTE),
    /** Codes requested; an office may share one network. */
    codesPerAddress: perNetwork('codes', 300, HOUR),
    /** Wrong codes for one account: by one known browser, or by all strangers together. */
    wrongCodesPerLane: limiter('wrong-lane', 50, DAY),
    /** By all known browsers of one account together. */
    wrongCodesOfKnown: limiter('wrong-known', 500, DAY),
    /** By strangers on all accounts together, since somebody with time would guess one of many in the end. */
    wrongCodesOfStrangers: limiter('wrong-strangers', 1000, DAY),
    wrongCodesPerAddress: perNetwork('wrong-address', 100, HOUR),
    /** A challenge is accepted once: its use is stored for longer than it is valid. */
    usedChallenges: limiter('passkey-used', 1, 15 * MINUTE),
    /** Rejected passkey answers. */
    wrongPasskeysPerAddress: perNetwork('passkey-wrong', 100, HOUR),
    wrongLinksPerAddress: perNetwork('wrong-links', 100, HOUR),
    /** Links to an order or a list that are shared. They keep nobody from signing in. */
    wrongSharesPerAddress: perNetwork('wrong-shares', 100, HOUR),
    /** Lists to read or store; reading one can take seconds. */
    listsPerUser: limiter('lists', 300, HOUR),
    pastedListsPerUser: limiter('pasted-lists', 600, HOUR),
    /** Rate cards as files, which anybody may take; drawing one takes seconds. */
    rateFilesPerAddress: perNetwork('rate-files', 120, HOUR),
    /** Lists priced: each edit of a line prices that line anew. */
    pricedListsPerUser: limiter('priced-lists', 1200, HOUR),
    pricedListsPerAddress: perNetwork('priced-lists-network', 600, HOUR),
    /** Photos of lists, which take seconds each. */
    photosPerUser: limiter('photos', 120, HOUR),
    photosPerAddress: perNetwork('photos-network', 60, HOUR),
    messagesPerAddress: perNetwork('messages', 20, HOUR),
    messagesPerEmail: limiter('messages-email', 5, HOUR),
    /** Copies of contact messages to one mailbox: the address may be somebody else's. */
    copiesPerEmail: limiter('copies', 3, DAY),
    subscriptionsPerAddress: perNetwork('subscriptions', 20, HOUR),
    /** Enquiries created or changed: each may have two thousand items. */
    enquiriesPerUser: limiter('enquiries', HOURLY.enquiries, HOUR),
    quotesPerUser: limiter('quotes', HOURLY.quotes, HOUR),
    cartChangesPerUser: inBatches(limiter('cart', HOURLY.cartChanges, HOUR), LOT),
    /** Requests for approval, each of which is mailed. */
    approvalsPerUser: limiter('approvals', HOURLY.approvals, HOUR),
    pdfsPerUser: limiter('pdfs', HOURLY.pdfs, HOUR),
    exportsPerUser: limiter('exports', HOURLY.exports, HOUR),
    invitationsPerUser: limiter('invitations', HOURLY.invitations, HOUR),
    /** Each may mail the owners of a company that knows nothing of the asker. */
    joinRequestsPerUser: limiter('join-requests', 5, DAY),
  }
}

/** Points that a server fetches at a time for frequent calls, where counting each in the database would be slow. */
const LOT = 50

/** Uses up one point; false when there was none left. */
export async function tryConsume(limit: Limit, key: string): Promise<boolean> {
  return (await consume(limit, key)) === null
}

/** Uses up one point, or refuses with the time to wait. */
export async function consumeOrRefuse(limit: Limit, key: string, name?: RetryLaterName): Promise<void> {
  const spent = await consume(limit, key)
  if (spent) throw tooMany(spent, name)
}

/** Uses up one hourly point of an account, or refuses with what was too much and when to retry. */
export async function countOrRefuse(limiter: Limiter, what: keyof typeof HOURLY, userId: number): Promise<void> {
  await limiter.consume(String(userId)).catch((reason: unknown) => {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const seconds = Math.ceil(reason.msBeforeNext / 1000)
    throw Refusal.retryLater('limitReached', seconds, what, limiter.points, Math.ceil(seconds / 60))
  })
}

/** Refuses when no point is left, without using one. */
export async function refuseIfSpent(limit: Limit, key: string, name?: RetryLaterName): Promise<void> {
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

const tooMany = (spent: RateLimiterRes, name: RetryLaterName = 'tooManyRequests') =>
  Refusal.retryLater(name, Math.ceil(spent.msBeforeNext / 1000))
