import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { readUnsubscribeToken } from './links'
import { changeSubscriber, lockById } from './newsletter.repository'

/** After the owner declined: further requests for this address come from somebody else. */
const REFUSED_PAUSE_MS = 30 * 24 * 60 * 60 * 1000

interface Ending {
  token: string
  by: 'page' | 'mail program'
  at: Date
}

/** Ends the subscription and invalidates its confirmation link; safe to repeat. */
export async function endNewsletter({ db, secret }: Pick<Services, 'db' | 'secret'>, { token, by, at }: Ending) {
  const id = readUnsubscribeToken(secret, token)
  if (id === null) throw new Refusal('unsubscribeLinkWrong')
  await db.transaction(async (tx) => {
    const subscriber = await lockById(tx, id)
    if (!subscriber || subscriber.state === 'unsubscribed') return
    const pause = subscriber.state === 'pending' ? REFUSED_PAUSE_MS : 0
    await changeSubscriber(tx, id, {
      state: 'unsubscribed',
      confirmHash: null,
      nextMailAt: new Date(at.getTime() + pause),
      unsubscribedAt: at,
      unsubscribedBy: by,
    })
  })
  return { success: true } as const
}
