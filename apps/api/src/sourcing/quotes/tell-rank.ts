import { rankBand, type RankBand } from '@lohahaat/domain/sourcing/rank-band'
import type { Db } from '../../platform/db/db'
import { currentFees } from '../../ordering/fees/fees.repository'
import type { EnquiryRecord } from '../enquiries/enquiries.repository'
import { markRankTold, type QuoteRecord } from './quotes.repository'
import { isCurrent, rankQuotes } from './rank-quotes'

const MAX_RANKS_TOLD = 3
const SHORTEST_MS = 60 * 60 * 1000

/** How many more times a party may learn its rank for an enquiry. */
export const ranksLeft = ({ ranksTold }: Pick<QuoteRecord, 'ranksTold'>) => Math.max(MAX_RANKS_TOLD - ranksTold, 0)

/**
 * Tells a party the rank of the quote it just saved, and counts it; the enquiry is locked. A quote that expires too
 * soon to be accepted gets no rank, since it only probes for one. Ranks are among quotes that offer every line, and told
 * only to those: the total of a part says nothing beside that of the whole, and by leaving out lines a party could find
 * out others' prices one by one.
 */
export async function tellRank(
  tx: Db,
  { enquiry, itemCount }: { enquiry: EnquiryRecord; itemCount: number },
  saved: QuoteRecord,
  at: Date,
): Promise<RankBand | undefined> {
  const isShort = saved.validUntil !== null && saved.validUntil.getTime() - at.getTime() < SHORTEST_MS
  if (!enquiry.showsRank || isShort || ranksLeft(saved) === 0) return undefined
  const ranked = await rankQuotes(tx, { enquiry, itemCount }, await currentFees(tx), at)
  const current = ranked.filter((quote) => quote.isComplete && isCurrent(quote))
  const own = current.find(({ quote }) => quote.id === saved.id)
  if (!own) return undefined
  const band = rankBand(
    own.totals.total,
    current.map(({ totals }) => totals.total),
  )
  await markRankTold(tx, saved.id, band)
  return band
}
