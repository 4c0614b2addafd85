import {
  answerRating as answerRatingCall,
  fetchAllRatings,
  fetchOrderRatings,
  fetchOwnRatings,
  fetchSellerRatings,
  hideRating as hideRatingCall,
  rateOrder as rateOrderCall,
} from '@lohahaat/contract/supply/ratings/ratings'
import { route } from '../../platform/http/route'
import { sellerIdOf } from '../seller-of'
import { answerRating, hideRating } from './answer-rating'
import { listRatings, listSellerRatings } from './list-ratings'
import { listOrderRatings, rateOrder } from './rate-order'

export default [
  route(fetchOrderRatings, ({ db, actor, input }) => listOrderRatings(db, actor, input.orderId)),
  route(rateOrderCall, ({ db, actor, input }) => rateOrder(db, actor, input)),
  route(fetchSellerRatings, async ({ db, input, answer }) => answer.page(await listSellerRatings(db, input))),
  route(fetchOwnRatings, async ({ db, actor, input, answer }) =>
    answer.page(await listRatings(db, { ...input, sellerId: sellerIdOf(actor) })),
  ),
  route(answerRatingCall, ({ db, actor, input }) => answerRating(db, actor, input)),
  route(fetchAllRatings, async ({ db, input, answer }) => answer.page(await listRatings(db, input))),
  route(hideRatingCall, ({ db, actor, input }) => hideRating(db, actor, input)),
]
