import { hashToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { newsletterWelcome } from './newsletter-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { unsubscribeToken, unsubscribeUrl } from './links'
import { changeSubscriber, lockByConfirmHash } from './newsletter.repository'
import { seenFrom } from './seen-from'

/** The owner of a mailbox confirms the subscription. Opening the link again changes nothing. */
export async function confirmNewsletter(
  { db, secret, site }: Services,
  { token, visitor, at }: { token: string; visitor: Visitor; at: Date },
) {
  await db.transaction(async (tx) => {
    const subscriber = await lockByConfirmHash(tx, hashToken(token))
    if (!subscriber) throw new Refusal('newsletterLinkDead')
    const { id, email, state, confirmUntil } = subscriber
    if (state === 'confirmed') return
    if (!confirmUntil || confirmUntil <= at) throw new Refusal('newsletterLinkDead')
    await changeSubscriber(tx, id, { state: 'confirmed', confirmedAt: at, confirmedFrom: seenFrom(visitor) })
    await queueLetter(tx, email, () => newsletterWelcome(unsubscribeUrl(site.siteUrl, unsubscribeToken(secret, id))))
  })
  return { success: true } as const
}
