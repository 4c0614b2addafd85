import type { Quote } from '@lohahaat/domain/sourcing/quote'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Database } from '../../platform/db/db'
import { toCharges } from './quote-amounts'
import { compareQuotes, type Comparison, type ReadQuote } from './read-quotes'

/** The quotes for an enquiry, for whoever may compare them. */
export async function listQuotes(db: Database, actor: Actor, enquiryId: number) {
  const comparison = await compareQuotes(db, actor, enquiryId)
  return { rows: toQuotes(comparison), total: comparison.total }
}

export const toQuotes = ({ quotes, fees }: Comparison): Quote[] => quotes.map((quote) => toQuote(quote, fees))

const toQuote = (read: ReadQuote, fees: FeeStructure): Quote => ({
  quoteId: read.quote.id,
  enquiryId: read.quote.enquiryId,
  partyId: read.quote.partyId,
  party: read.party,
  verified: read.verified,
  outdated: read.isOutdated,
  expired: read.isExpired,
  accepted: read.quote.acceptedAt !== null,
  orderId: read.orderId,
  ...toTerms(read.quote),
  version: 1,
  previous: null,
  offered: read.lines.length,
  complete: true,
  better: null,
  files: [],
  // Whole paise below 2^53, so dividing by 100 gives the exact JSON number.
  items: read.lines.map(([enquiryItemId, price, amount]) => ({
    enquiryItemId,
    price: price / 100,
    priceUnit: 'Ton',
    pricePerTon: null,
    amount: amount / 100,
  })),
  ...toCharges(read.totals, fees),
})

/** The terms of a quote besides its prices. */
export const toTerms = ({ validUntil, freightPaisePerTon, paymentTerms, remark, updatedAt }: ReadQuote['quote']) => ({
  validUntil: validUntil?.toISOString() ?? null,
  freightPerTon: freightPaisePerTon === null ? null : toRupees(freightPaisePerTon),
  paymentTerms,
  remark,
  quotedAt: updatedAt.toISOString(),
})
