import { consumeOrRefuse } from '../../platform/http/limits/limits'
import { hashToken, randomToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { alreadySubscribed, confirmNewsletter } from './newsletter-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { confirmUrl, unsubscribeToken, unsubscribeUrl } from './links'
import { changeSubscriber, lockOrAdd } from './newsletter.repository'
import { seenFrom } from './seen-from'

const HOUR_MS = 60 * 60 * 1000
const PAUSE_MS = 6 * HOUR_MS
const LINK_LIFE_MS = 7 * 24 * HOUR_MS

/**
 * Mails a confirmation link, or a letter saying that the address is already subscribed; an address that had a mail
 * shortly before gets none. The answer is the same for all three, so that nobody learns who subscribes.
 */
export async function askForNewsletter(
  { db, limits, secret, site }: Services,
  { email, visitor, at }: { email: string; visitor: Visitor; at: Date },
) {
  await consumeOrRefuse(limits.subscriptionsPerAddress, visitor.address)
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)
  await db.transaction(async (tx) => {
    const from = seenFrom(visitor)
    const { id, state, nextMailAt } = await lockOrAdd(tx, email.toLowerCase(), from, at)
    if (at < nextMailAt) return
    const endUrl = () => unsubscribeUrl(site.siteUrl, unsubscribeToken(secret, id))
    if (state === 'confirmed') {
      await changeSubscriber(tx, id, { nextMailAt: after(PAUSE_MS) })
      await queueLetter(tx, email, () => alreadySubscribed(endUrl()))
      return
    }
    const token = randomToken()
    await changeSubscriber(tx, id, {
      state: 'pending',
      confirmHash: hashToken(token),
      confirmUntil: after(LINK_LIFE_MS),
      nextMailAt: after(PAUSE_MS),
      requestedAt: at,
      requestedFrom: from,
    })
    await queueLetter(tx, email, () => confirmNewsletter(confirmUrl(site.siteUrl, token), endUrl()))
  })
  return { success: true } as const
}
