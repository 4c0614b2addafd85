import { rankBand, type RankBand } from '@lohahaat/domain/sourcing/rank-band'
import type { Db } from '../../platform/db/db'
import { currentFees } from '../../ordering/fees/fees.repository'
import type { EnquiryRecord } from '../enquiries/enquiries.repository'
import { markRankTold, type QuoteRecord } from './quotes.repository'
import { isCurrent, rankQuotes } from './rank-quotes'

const MOST_TELLINGS = 3
const SHORTEST_MS = 60 * 60 * 1000

/** How many more times a party may be told its rank for an enquiry. */
export const ranksLeft = ({ ranksTold }: Pick<QuoteRecord, 'ranksTold'>) => Math.max(MOST_TELLINGS - ranksTold, 0)

/**
 * Tells a party where the quote it has just saved stands, and writes down that it did; the enquiry is held meanwhile. A
 * quote that nobody has time to accept is a question and no offer, and gets no answer.
 */
export async function tellRank(
  tx: Db,
  enquiry: EnquiryRecord,
  saved: QuoteRecord,
  at: Date,
): Promise<RankBand | undefined> {
  const isShort = saved.validUntil !== null && saved.validUntil.getTime() - at.getTime() < SHORTEST_MS
  if (!enquiry.showsRank || isShort || ranksLeft(saved) === 0) return undefined
  const current = (await rankQuotes(tx, enquiry, await currentFees(tx), at)).filter(isCurrent)
  const own = current.find(({ quote }) => quote.id === saved.id)
  if (!own) return undefined
  const band = rankBand(
    own.totals.total,
    current.map(({ totals }) => totals.total),
  )
  await markRankTold(tx, saved.id, band)
  return band
}
