import { z } from 'zod'
import type { ScoreCard } from '@lohahaat/domain/supply/score'
import { defineCall, type ResponseOf } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { fetchQuotesInput } from '../../sourcing/quotes/quotes'

const scoreCard = z.object({
  /** Fewer than 5 orders in 90 days. */
  isNew: z.boolean(),
  orders: z.number(),
  /** From enquiry to quote, in the middle; null where there was none. */
  answerHours: z.number().nullable(),
  /** Of the lines asked for; null where there are too few. */
  acceptedPercent: z.number().nullable(),
  /** Of the lines that were due: those that left within the days promised. */
  onTimePercent: z.number().nullable(),
  /** Of the trucks weighed at both ends: those within the allowance. */
  withinPercent: z.number().nullable(),
  /** Of the orders that were begun: those with certificates for each line of the first truck. */
  certifiedPercent: z.number().nullable(),
  /** Of the trucks that were received: those that came short or damaged. */
  disputedPercent: z.number().nullable(),
  ratings: z.number(),
  stars: z.number().nullable(),
}) satisfies z.ZodType<ScoreCard>

/** What the shares of a card are made of. */
const scoreEvents = z.object({
  ...{ answeredLines: z.number(), acceptedLines: z.number(), dueLines: z.number(), onTimeLines: z.number() },
  ...{ weighedTrucks: z.number(), trucksWithin: z.number(), begunOrders: z.number(), certifiedOrders: z.number() },
  ...{ receivedTrucks: z.number(), disputedTrucks: z.number() },
})

export const fetchQuoteScores = defineCall({
  method: 'GET',
  path: '/Supply/LH/QuoteScores',
  permission: 'compare quotes',
  summary:
    'The score cards of the suppliers who quoted for an enquiry, by what happened in the last 90 days: for its buyer and administrators. A party that is no supplier is left out.',
  input: fetchQuotesInput,
  response: z.array(scoreCard.extend({ quoteId: z.number() })),
})

export type QuoteScore = ResponseOf<typeof fetchQuoteScores>[number]

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
  response: scoreCard.extend({ events: scoreEvents }),
})
