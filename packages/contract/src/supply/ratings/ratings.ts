import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, success, text } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { orderId } from '../../ordering/orders/group-order-id'
import { texts } from '../order-texts'

const { page, pageSize } = listQuery([])

const said = {
  stars: z.number(),
  comment: z.string().nullable(),
  ratedAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
}

const rating = z.object({
  ratingId: z.number(),
  orderNo: z.string(),
  sellerName: z.string(),
  ...said,
  /** Why an administrator has hidden it; null while everybody sees it. */
  hiddenReason: z.string().nullable(),
})

export type Rating = z.output<typeof rating>

export const fetchOrderRatings = defineCall({
  method: 'GET',
  path: '/Supply/LH/OrderRatings',
  permission: 'see an order',
  summary: 'The sellers of an order, and what its buyer said of each.',
  input: z.object({ orderId }),
  response: z.array(
    z.object({
      sellerId: z.number(),
      sellerName: z.string(),
      /** Null until it is rated. */
      rating: z.object(said).nullable(),
      /** The order is delivered, and a rating is not older than 14 days. */
      canRate: z.boolean(),
    }),
  ),
})

export type RatedSeller = z.output<typeof fetchOrderRatings.response>[number]

export const rateOrder = defineCall({
  method: 'POST',
  path: '/Supply/LH/RateOrder',
  permission: 'rate an order',
  summary: 'Rates a seller of a delivered order, once; for 14 days a repeat changes the rating.',
  input: z.object({
    orderId: recordId('groupOrderId'),
    sellerId: recordId('sellerId'),
    stars: decimal(() => texts.stars, { min: 1, max: 5, places: 0 }),
    comment: optionalText(() => texts.comment, 500),
  }),
  response: success,
})

export const fetchSellerRatings = defineCall({
  method: 'GET',
  path: '/Supply/LH/SellerRatings',
  permission: 'browse the catalogue',
  summary: 'A page of what buyers said of a seller, newest first; not who they are.',
  input: z.object({ sellerId: queryId('SellerId'), page, pageSize }),
  response: z.array(z.object(said)),
  paged: true,
})

export const fetchOwnRatings = defineCall({
  method: 'GET',
  path: '/Supply/LH/OwnRatings',
  permission: 'see the own score',
  summary: 'A page of what buyers said of the caller’s company, newest first.',
  input: z.object({ page, pageSize }),
  response: z.array(rating),
  paged: true,
})

export const answerRating = defineCall({
  method: 'POST',
  path: '/Supply/LH/AnswerRating',
  permission: 'answer ratings',
  summary: 'Answers a rating of the caller’s company, once.',
  input: z.object({
    ratingId: recordId('ratingId'),
    answer: text(
      () => texts.answer,
      500,
      () => texts.answerMissing,
    ),
  }),
  response: success,
})

export const fetchAllRatings = defineCall({
  method: 'GET',
  path: '/Supply/LH/AllRatings',
  permission: 'manage orders',
  summary: 'A page of all ratings, newest first, the hidden ones included.',
  input: z.object({ page, pageSize }),
  response: z.array(rating),
  paged: true,
})

export const hideRating = defineCall({
  method: 'POST',
  path: '/Supply/LH/HideRating',
  permission: 'manage orders',
  summary: 'Hides a rating from everybody but its supplier, with a reason; it counts in no score.',
  input: z.object({
    ratingId: recordId('ratingId'),
    reason: text(
      () => texts.reason,
      200,
      () => texts.reasonMissing,
    ),
  }),
  response: success,
})
