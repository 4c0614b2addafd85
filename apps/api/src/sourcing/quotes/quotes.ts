import type { OfferedItem, Quote } from '@lohahaat/domain/sourcing/quote'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { pricePerTon } from '@lohahaat/domain/catalogue/price-unit'
import { totalsOfQuoted } from '@lohahaat/domain/sourcing/quote-totals'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Database } from '../../platform/db/db'
import type { ItemRow } from '../enquiries/enquiry-items.repository'
import { toCharges } from './quote-amounts'
import { compareQuotes, countedLine, type Comparison, type Offer, type ReadQuote } from './read-quotes'

/** The quotes for an enquiry, for whoever may compare them. */
export async function listQuotes(db: Database, actor: Actor, enquiryId: number) {
  const comparison = await compareQuotes(db, actor, enquiryId)
  return { rows: toQuotes(comparison), total: comparison.total }
}

export function toQuotes(comparison: Comparison): Quote[] {
  const items = new Map(comparison.items.map((row) => [row.item.id, row]))
  return comparison.quotes.map((quote) => toQuote(quote, comparison, items))
}

type ItemsById = ReadonlyMap<number, ItemRow>

const toQuote = (read: ReadQuote, { fees, asks, files }: Comparison, items: ItemsById): Quote => ({
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
  version: read.quote.version,
  previous: previousOf(read, fees),
  offered: read.pricedItems,
  complete: read.isComplete,
  better: asks.get(read.quote.id) ?? null,
  files: files.get(read.quote.id) ?? [],
  items: offeredItems(read, items),
  ...toCharges(read.totals, fees),
})

/** What the version before came to. */
function previousOf({ former }: ReadQuote, fees: Comparison['fees']): Quote['previous'] {
  if (!former) return null
  const { goodsPaise: goods, grams, freightPaisePerTon, quotedAt, lines } = former
  const { total } = totalsOfQuoted({ goods, grams }, fees, {
    freightPerTon: freightPaisePerTon ?? 0n,
    isExtraLot: false,
  })
  return { totalPrice: toRupees(total), quotedAt: quotedAt.toISOString(), offered: lines.length }
}

function offeredItems({ lines, former }: ReadQuote, items: ItemsById): OfferedItem[] {
  const before = new Map(former?.lines.map((line) => [line[0], line]))
  return lines.map(([itemId, price, amount, priceUnit, , make, deliveryDays, isOrdered]) => {
    const row = items.get(itemId)
    const was = before.get(itemId)
    return {
      enquiryItemId: itemId,
      ...typedPrice(row, price, priceUnit, amount),
      ...(make !== null && { make }),
      ...(deliveryDays !== null && { deliveryDays }),
      ...(isOrdered && { ordered: true as const }),
      ...(was && { previous: typedPrice(row, was[1], was[2], was[5]) }),
    }
  })
}

/** Whole paise below 2^53, so dividing by 100 gives the exact JSON number. */
export const typedPrice = (row: ItemRow | undefined, price: number, priceUnit: Offer['priceUnit'], amount: number) => ({
  price: price / 100,
  priceUnit: priceUnit ?? row?.item.unit ?? 'Ton',
  pricePerTon: perTon(row, price, priceUnit),
  amount: amount / 100,
})

function perTon(row: ItemRow | undefined, price: number, priceUnit: Offer['priceUnit']): number | null {
  if (!row) return null
  // Most are: a long comparison has tens of thousands of prices.
  if ((priceUnit ?? row.item.unit) === 'Ton') return price / 100
  const paise = pricePerTon({ ...countedLine(row), price: BigInt(price), priceUnit })
  return paise === null ? null : toRupees(paise)
}

/** The terms of a quote besides its prices. */
export const toTerms = ({ validUntil, freightPaisePerTon, paymentTerms, remark, updatedAt }: ReadQuote['quote']) => ({
  validUntil: validUntil?.toISOString() ?? null,
  freightPerTon: freightPaisePerTon === null ? null : toRupees(freightPaisePerTon),
  paymentTerms,
  remark,
  quotedAt: updatedAt.toISOString(),
})
