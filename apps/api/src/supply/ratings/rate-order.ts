import type { RatedSeller, rateOrder as rateOrderCall } from '@lohahaat/contract/supply/ratings/ratings'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { canChangeRating } from '@lohahaat/domain/supply/rating'
import { may } from '../../identity/sign-in/may'
import { loadOrder } from '../../ordering/orders/load-order'
import { lockOrder } from '../../ordering/orders/orders.repository'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { saidOf } from './list-ratings'
import { changeRating, insertRating, listRatedSellers } from './ratings.repository'

/** The sellers of an order that the actor may see, and what was said of each. */
export async function listOrderRatings(db: Database, actor: Actor, orderId: number): Promise<RatedSeller[]> {
  const { status } = await loadOrder(db, actor, orderId)
  return (await listRatedSellers(db, orderId)).map(({ sellerId, sellerName, rating }) => ({
    sellerId,
    sellerName,
    rating: rating && saidOf(rating),
    canRate: status === 'Delivered' && (!rating || canChangeRating(rating.ratedAt, actor.at)),
  }))
}

/** One rating for each order and seller. The order is locked, so that two members at once make one. */
export const rateOrder = (
  db: Database,
  actor: Actor,
  { orderId, sellerId, stars, comment }: ParsedInputOf<typeof rateOrderCall>,
) =>
  db.transaction(async (tx) => {
    const { userId, companyId, at } = actor
    const order = await lockOrder(tx, orderId, { companyId })
    if (!order || !may(actor, 'rate an order', order)) throw new Refusal('orderNotFound')
    if (order.status !== 'Delivered') throw new Refusal('notDelivered')
    const seller = (await listRatedSellers(tx, orderId)).find((each) => each.sellerId === sellerId)
    if (!seller) throw new Refusal('unknownRecord')
    const said = { stars, comment, ratedBy: userId, changedAt: at }
    if (!seller.rating) await insertRating(tx, { ...said, orderId, sellerId, companyId, ratedAt: at })
    else if (canChangeRating(seller.rating.ratedAt, at)) await changeRating(tx, seller.rating.id, said)
    else throw new Refusal('ratingFixed')
    return { success: true as const }
  })
