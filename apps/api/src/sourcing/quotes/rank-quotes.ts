import { totalsOfQuoted, type QuoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Db } from '../../platform/db/db'
import type { EnquiryRecord } from '../enquiries/enquiries.repository'
import { addUpQuotes, listQuotes, type QuoteRecord, type QuoteRow } from './quotes.repository'

/** A quote with its totals, without its prices. */
export interface RankedQuote extends QuoteRow {
  totals: QuoteTotals
  /** The number of items it has a price for. */
  pricedItems: number
  /** Whether that is every item. */
  isComplete: boolean
  /** What its makes take in an answer. */
  makeBytes: number
  isOutdated: boolean
  isExpired: boolean
}

/** An enquiry, and how many items it has. */
interface RankedEnquiry {
  enquiry: EnquiryRecord
  itemCount: number
}

const NOTHING = { items: 0, makeBytes: 0, goods: 0n, grams: 0n }

/**
 * All quotes for an enquiry at these fees: those that offer every item, cheapest first, then those that offer a part,
 * then those that cannot be accepted.
 */
export async function rankQuotes(
  tx: Db,
  { enquiry, itemCount }: RankedEnquiry,
  fees: FeeStructure,
  at: Date,
): Promise<RankedQuote[]> {
  const sums = new Map((await addUpQuotes(tx, enquiry.id)).map((sum) => [sum.quoteId, sum]))
  const ranked = (await listQuotes(tx, enquiry.id)).map((row): RankedQuote => {
    const { items, makeBytes, ...sum } = sums.get(row.quote.id) ?? NOTHING
    const terms = { freightPerTon: row.quote.freightPaisePerTon ?? 0n, isExtraLot: false }
    return {
      ...row,
      totals: totalsOfQuoted(sum, fees, terms),
      pricedItems: items,
      isComplete: items === itemCount,
      makeBytes,
      ...standing(row.quote, enquiry, at),
    }
  })
  return ranked.sort(byCost)
}

/** An accepted quote does not expire. */
export const standing = (quote: QuoteRecord, enquiry: EnquiryRecord, at: Date) => ({
  isOutdated: quote.revision !== enquiry.revision,
  isExpired: quote.acceptedAt === null && quote.validUntil !== null && quote.validUntil <= at,
})

/** Whether it can be accepted. */
export const isCurrent = ({ isOutdated, isExpired }: Pick<RankedQuote, 'isOutdated' | 'isExpired'>) =>
  !isOutdated && !isExpired

/** Totals compare only between quotes for the same lines: parts compare by how much they offer, then per ton. */
function byCost(one: RankedQuote, other: RankedQuote): number {
  if (isCurrent(one) !== isCurrent(other)) return isCurrent(one) ? -1 : 1
  if (one.pricedItems !== other.pricedItems) return other.pricedItems - one.pricedItems
  const [cost, otherCost] = one.isComplete
    ? [one.totals.total, other.totals.total]
    : [one.totals.landedPerTon, other.totals.landedPerTon]
  if (cost !== otherCost) return cost < otherCost ? -1 : 1
  return one.quote.id - other.quote.id
}
