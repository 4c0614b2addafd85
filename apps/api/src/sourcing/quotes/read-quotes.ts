import type { QuotedLine } from '@lohahaat/domain/catalogue/price-unit'
import { quoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { currentFees, feesAt } from '../../ordering/fees/fees.repository'
import { MAX_BYTES } from '../../platform/db/fit-answer'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { findEnquiries, type FoundEnquiry } from '../enquiries/enquiries.repository'
import { listItems, type ItemRow } from '../enquiries/enquiry-items.repository'
import { findAwardedFees, listPrices, type PricedLine, type QuoteRecord } from './quotes.repository'
import { rankQuotes, type RankedQuote } from './rank-quotes'

/** An item of the enquiry at a quoted price. */
export type QuotedItem = QuotedLine & ItemRow

export interface ReadQuote extends RankedQuote {
  /** In item order; an outdated quote may lack some. */
  lines: readonly PricedLine[]
}

/** The quotes for an enquiry at the fees in force, cheapest first, then those that cannot be accepted. */
export interface Comparison {
  about: FoundEnquiry
  items: ItemRow[]
  fees: FeeStructure
  /** As many as an answer has room for. */
  quotes: ReadQuote[]
  /** The total. */
  total: number
}

/** Only for the buyer of the enquiry and for administrators. */
export const compareQuotes = (db: Database, actor: Actor, enquiryId: number) =>
  inSnapshot(db, async (tx): Promise<Comparison> => {
    const [about] = await findEnquiries(tx, [enquiryId], actor.companyId)
    if (!about) throw new Refusal('enquiryNotFound')
    if (!may(actor, 'compare quotes', about.enquiry)) throw new Refusal('notYourEnquiry')
    return readQuotes(tx, about, actor.at)
  })

/**
 * With the prices of as many as fit, or of one quote. A completed enquiry is compared as it was when it was completed:
 * neither newer fees nor the time since change what was decided.
 */
export async function readQuotes(tx: Db, about: FoundEnquiry, now: Date, only?: number): Promise<Comparison> {
  const { enquiry } = about
  const isOpen = enquiry.status === 'InProgress'
  const at = isOpen ? now : enquiry.updatedAt
  const items = await listItems(tx, enquiry.id)
  const fees = isOpen ? await currentFees(tx) : ((await findAwardedFees(tx, enquiry.id)) ?? (await feesAt(tx, at)))
  const ranked = await rankQuotes(tx, enquiry, fees, at)
  const chosen = only === undefined ? comparable(ranked) : ranked.filter(({ quote }) => quote.id === only)
  const found = await listPrices(
    tx,
    chosen.map(({ quote }) => quote.id),
  )
  const lines = new Map(found.map((row) => [row.quoteId, row.lines]))
  const quotes = chosen.map((row) => ({ ...row, lines: lines.get(row.quote.id) ?? [] }))
  return { about, items, fees, quotes, total: ranked.length }
}

/** The largest size of a quote and of each of its prices in the answer. */
const BYTES = { quote: 4000, price: 90 }

/** The cheapest quotes, preceded by an accepted one. */
function comparable(ranked: readonly RankedQuote[]): RankedQuote[] {
  const isAccepted = ({ quote }: RankedQuote) => quote.acceptedAt !== null
  const chosen = new Set<RankedQuote>()
  let bytes = 0
  for (const quote of [...ranked.filter(isAccepted), ...ranked]) {
    if (chosen.has(quote)) continue
    bytes += BYTES.quote + quote.pricedItems * BYTES.price
    if (bytes > MAX_BYTES && chosen.size > 0) break
    chosen.add(quote)
  }
  return ranked.filter((quote) => chosen.has(quote))
}

/** The items of a quote, for calculations. */
export const quotedItems = ({ items }: Comparison, { lines }: ReadQuote): QuotedItem[] =>
  pricedItems(items, new Map(lines.map(([itemId, price]) => [itemId, BigInt(price)])))

/** The items that have a price. */
export const pricedItems = (items: readonly ItemRow[], prices: ReadonlyMap<number, bigint>): QuotedItem[] =>
  items.flatMap((row) => {
    const price = prices.get(row.item.id)
    const { unit, quantity, pieceGrams } = row.item
    return price === undefined ? [] : [{ ...row, unit, quantity, pieceGrams, price }]
  })

/** The totals of a whole quote. */
export const totalsOf = (
  { freightPaisePerTon }: Pick<QuoteRecord, 'freightPaisePerTon'>,
  items: readonly QuotedItem[],
  fees: FeeStructure,
) => quoteTotals(items, fees, { freightPerTon: freightPaisePerTon ?? 0n, isExtraLot: false })
