import { totalsOfQuoted, type QuoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Db } from '../../platform/db/db'
import type { EnquiryRecord } from '../enquiries/enquiries.repository'
import { addUpQuotes, listQuotes, type QuoteRecord, type QuoteRow } from './quotes.repository'

/** A quote with its totals, without its prices. */
export interface RankedQuote extends QuoteRow {
  totals: QuoteTotals
  /** The number of items it has a price for; an outdated quote may lack some. */
  pricedItems: number
  isOutdated: boolean
  isExpired: boolean
}

const NOTHING = { items: 0, goods: 0n, grams: 0n }

/** All quotes for an enquiry at these fees, cheapest first, then those that cannot be accepted. */
export async function rankQuotes(tx: Db, enquiry: EnquiryRecord, fees: FeeStructure, at: Date): Promise<RankedQuote[]> {
  const sums = new Map((await addUpQuotes(tx, enquiry.id)).map((sum) => [sum.quoteId, sum]))
  const ranked = (await listQuotes(tx, enquiry.id)).map((row): RankedQuote => {
    const { items, ...sum } = sums.get(row.quote.id) ?? NOTHING
    const terms = { freightPerTon: row.quote.freightPaisePerTon ?? 0n, isExtraLot: false }
    return {
      ...row,
      totals: totalsOfQuoted(sum, fees, terms),
      pricedItems: items,
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

/** Whether it can be accepted. Such a quote has a price for every item. */
export const isCurrent = ({ isOutdated, isExpired }: Pick<RankedQuote, 'isOutdated' | 'isExpired'>) =>
  !isOutdated && !isExpired

function byCost(one: RankedQuote, other: RankedQuote): number {
  if (isCurrent(one) !== isCurrent(other)) return isCurrent(one) ? -1 : 1
  if (one.totals.total !== other.totals.total) return one.totals.total < other.totals.total ? -1 : 1
  return one.quote.id - other.quote.id
}
