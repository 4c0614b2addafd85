import type { Quote } from '@lohahaat/contract/enquiry/quotes'
import { toRupees } from '@lohahaat/domain/money'
import { quotedPaise } from '@lohahaat/domain/quote'
import type { FeeStructure } from '@lohahaat/domain/totals'
import { amountsOnWire } from './quote-amounts'
import type { Comparison, ReadQuote } from './read-quotes'

export const toQuotes = ({ quotes, fees }: Comparison): Quote[] => quotes.map((quote) => toQuote(quote, fees))

const toQuote = (read: ReadQuote, fees: FeeStructure): Quote => ({
  quoteId: read.quote.id,
  buyerInstructionId: read.quote.enquiryId,
  partyId: read.quote.partyId,
  party: read.party,
  verified: read.verified,
  outdated: read.isOutdated,
  expired: read.isExpired,
  accepted: read.quote.acceptedAt !== null,
  groupOrderId: read.groupOrderId,
  ...termsOnWire(read.quote),
  items: read.items.map((line) => ({
    buyerItemDetailId: line.item.id,
    price: toRupees(line.price),
    amount: toRupees(quotedPaise(line)),
  })),
  ...amountsOnWire(read.totals, fees),
})

/** What a quote says besides its prices. */
export const termsOnWire = ({
  validUntil,
  freightPaisePerTon,
  paymentTerms,
  remark,
  updatedAt,
}: ReadQuote['quote']) => ({
  validUntil: validUntil?.toISOString() ?? null,
  freightPerTon: freightPaisePerTon === null ? null : toRupees(freightPaisePerTon),
  paymentTerms,
  remark,
  quotedAt: updatedAt.toISOString(),
})
