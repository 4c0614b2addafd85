import { z } from 'zod'
import type { ScoreCard } from '@lohahaat/domain/supply/score'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId } from '../../platform/fields'
import { texts } from '../order-texts'

const MOST_SELLERS = 100

const scoreCard = z.object({
  /** Fewer than 5 orders in 90 days. */
  isNew: z.boolean(),
  orders: z.number(),
  /** From enquiry to quote, in the middle; null where there was none. */
  answerHours: z.number().nullable(),
  /** Of the lines asked for; null where there are too few. */
  acceptedPercent: z.number().nullable(),
  ratings: z.number(),
  stars: z.number().nullable(),
}) satisfies z.ZodType<ScoreCard>

const sellerIds = z
  .string({ error: () => texts.sellerIds(MOST_SELLERS) })
  .transform((list) => [...new Set(list.split(',').map((id) => (/^\s*\d{1,10}\s*$/.test(id) ? Number(id) : NaN)))])
  .pipe(
    z
      .array(recordId('SellerIds'), { error: () => texts.sellerIds(MOST_SELLERS) })
      .max(MOST_SELLERS, { error: () => texts.sellerIds(MOST_SELLERS) }),
  )

export const fetchScoreCards = defineCall({
  method: 'GET',
  path: '/Supply/LH/ScoreCards',
  permission: 'browse the catalogue',
  summary: 'The score cards of sellers, by what happened in the last 90 days.',
  input: z.object({ sellerIds }),
  response: z.array(scoreCard.extend({ sellerId: z.number() })),
})

export const fetchItemScore = defineCall({
  method: 'GET',
  path: '/Supply/LH/ItemScore',
  permission: 'browse the catalogue',
  summary: 'The score card of whoever sells an item, as a list of one or none; not who it is.',
  input: z.object({ itemId: queryId('StockDetailId') }),
  response: z.array(scoreCard),
})

export const fetchOwnScore = defineCall({
  method: 'GET',
  path: '/Supply/LH/OwnScore',
  permission: 'see the own score',
  summary: 'The score card of the caller’s company as of now, with the events behind it.',
  response: scoreCard.extend({ answeredLines: z.number(), acceptedLines: z.number() }),
})
