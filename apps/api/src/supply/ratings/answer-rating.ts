import type { Actor } from '@lohahaat/domain/identity/actor'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { sellerIdOf } from '../seller-of'
import { answerOnce, changeRating, lockRating } from './ratings.repository'

/** A supplier answers a rating of his, once. */
export async function answerRating(
  db: Database,
  actor: Actor,
  { ratingId, answer }: { ratingId: number; answer: string },
) {
  const by = { sellerId: sellerIdOf(actor), answeredBy: actor.userId, answeredAt: actor.at }
  const isAnswered = await answerOnce(db, { ratingId, answer, ...by })
  if (isAnswered === false) throw new Refusal('unknownRecord')
  if (isAnswered === null) throw new Refusal('ratingFixed')
  return { success: true as const }
}

/** An administrator hides a rating from everybody but its supplier. */
export const hideRating = (db: Database, actor: Actor, { ratingId, reason }: { ratingId: number; reason: string }) =>
  db.transaction(async (tx) => {
    const rating = await lockRating(tx, ratingId)
    if (!rating) throw new Refusal('unknownRecord')
    await changeRating(tx, ratingId, { hiddenReason: reason })
    const { stars, comment, hiddenReason } = rating
    await recordAudit(tx, actor, {
      resource: 'Rating',
      recordId: ratingId,
      before: { stars, comment, hiddenReason },
      after: { stars, comment, hiddenReason: reason },
    })
    return { success: true as const }
  })
