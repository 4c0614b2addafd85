import type { Db } from '../../platform/db/db'
import { unlessGuessing } from '../../platform/http/limits/guessed-links'
import { hashToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { Refusal } from '../../platform/refusal'
import { isTooOld } from './one-time-code'
import { findUnusedLink, lockUnusedLink, markUsed, type Purpose, type SentCode } from './one-time-codes.repository'

interface Attempt {
  link: string
  visitor: Visitor
  at: Date
}

/** The secret of a mailed link proves access to the mailbox once, in any browser, whatever was tried with its code. */
export async function withLink<T>(
  services: Services,
  { purpose, ...attempt }: Attempt & { purpose: Purpose },
  onRight: (tx: Db, email: string) => Promise<T>,
): Promise<T> {
  const used = await tryLink(services, attempt, (hash) =>
    services.db.transaction(async (tx) => {
      const sent = await lockUnusedLink(tx, hash, purpose)
      if (!isGood(sent, attempt.at)) return null
      await markUsed(tx, sent.id, attempt.at)
      return { value: await onRight(tx, sent.email) }
    }),
  )
  return used.value
}

/** The purpose of a link, without using it up. */
export const describeLink = (services: Services, attempt: Attempt) =>
  tryLink(services, attempt, async (hash) => {
    const sent = await findUnusedLink(services.db, hash)
    return isGood(sent, attempt.at) ? { email: sent.email, purpose: sent.purpose } : null
  })

export const isGoodLink = async (db: Db, link: string, at: Date) =>
  isGood(await findUnusedLink(db, hashToken(link)), at)

async function tryLink<T>({ limits }: Services, { link, visitor }: Attempt, use: (hash: string) => Promise<T | null>) {
  const outcome = await unlessGuessing(limits.wrongLinksPerAddress, visitor.address, () => use(hashToken(link)))
  if (outcome === null) throw new Refusal('signInLinkDead')
  return outcome
}

const isGood = (sent: SentCode | null, at: Date): sent is SentCode => sent !== null && !isTooOld(sent, at)
