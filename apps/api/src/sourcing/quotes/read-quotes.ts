import type { PriceUnit, QuotedLine } from '@lohahaat/domain/catalogue/price-unit'
import { quoteTotals } from '@lohahaat/domain/sourcing/quote-totals'
import type { BetterAsk, QuoteFile } from '@lohahaat/domain/sourcing/quote'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { may } from '../../identity/sign-in/may'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database, Db } from '../../platform/db/db'
import { currentFees, feesAt } from '../../ordering/fees/fees.repository'
import { MAX_BYTES } from '../../platform/db/fit-answer'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { findEnquiries, type EnquiryRecord, type FoundEnquiry } from '../enquiries/enquiries.repository'
import { listItems, type ItemRow } from '../enquiries/enquiry-items.repository'
import { findAsks } from '../better/better-asks'
import { findQuoteFiles } from '../quote-files/quote-files.repository'
import { findAwardedFees, listPrices, type PricedLine, type QuoteRecord } from './quotes.repository'
import { rankQuotes, type RankedQuote } from './rank-quotes'
import { listFormer, type FormerQuote } from './save-quote.repository'

/** What a party offers for an item. */
export interface Offer {
  price: bigint
  /** Null: the item's own unit. */
  priceUnit: PriceUnit | null
  brandId: number | null
  make: string | null
  deliveryDays: number | null
}

/** An item of the enquiry at a quoted price. */
export type QuotedItem = QuotedLine & ItemRow & Offer

export interface ReadQuote extends RankedQuote {
  /** In item order; what is not offered is left out. */
  lines: readonly PricedLine[]
  /** The version before, if any. */
  former: FormerQuote | null
}

/** The quotes for an enquiry at the fees in force, as they rank. */
export interface Comparison {
  about: FoundEnquiry
  items: ItemRow[]
  fees: FeeStructure
  /** As many as an answer has room for. */
  quotes: ReadQuote[]
  /** The total. */
  total: number
  /** What was last asked of each quote's party, and the files of each quote. */
  asks: ReadonlyMap<number, BetterAsk>
  files: ReadonlyMap<number, QuoteFile[]>
}

/** Only for the buyer of the enquiry and for administrators. */
export const compareQuotes = (db: Database, actor: Actor, enquiryId: number) =>
  inSnapshot(db, async (tx): Promise<Comparison> => readQuotes(tx, await findToCompare(tx, actor, enquiryId), actor.at))

/** An enquiry, if the actor may compare its quotes. */
export async function findToCompare(tx: Db, actor: Actor, enquiryId: number): Promise<FoundEnquiry> {
  const [about] = await findEnquiries(tx, [enquiryId], actor.companyId)
  if (!about) throw new Refusal('enquiryNotFound')
  if (!may(actor, 'compare quotes', about.enquiry)) throw new Refusal('notYourEnquiry')
  return about
}

/** The fees in force, or those of a completed enquiry when it was completed. */
export async function feesOfComparison(tx: Db, enquiry: EnquiryRecord): Promise<FeeStructure> {
  if (enquiry.status === 'InProgress') return currentFees(tx)
  return (await findAwardedFees(tx, enquiry.id)) ?? feesAt(tx, enquiry.updatedAt)
}

/**
 * With the prices of as many as fit, or of one quote. A completed enquiry is compared as it was when it was completed:
 * neither newer fees nor the time since change what was decided.
 */
export async function readQuotes(tx: Db, about: FoundEnquiry, now: Date, only?: number): Promise<Comparison> {
  const { enquiry } = about
  const at = enquiry.status === 'InProgress' ? now : enquiry.updatedAt
  const items = await listItems(tx, enquiry.id)
  const fees = await feesOfComparison(tx, enquiry)
  const ranked = await rankQuotes(tx, { enquiry, itemCount: items.length }, fees, at)
  const chosen = only === undefined ? comparable(ranked) : ranked.filter(({ quote }) => quote.id === only)
  const ids = chosen.map(({ quote }) => quote.id)
  const lines = new Map((await listPrices(tx, ids)).map((row) => [row.quoteId, row.lines]))
  const former = new Map((await listFormer(tx, ids)).map((row) => [row.former.quoteId, row.former]))
  const quotes = chosen.map((row) => ({
    ...row,
    lines: lines.get(row.quote.id) ?? [],
    former: former.get(row.quote.id) ?? null,
  }))
  const [asks, files] = [await findAsks(tx, ids, at), await findQuoteFiles(tx, ids)]
  return { about, items, fees, quotes, total: ranked.length, asks, files }
}

/** The largest size of a quote in the answer, of each of its prices without the make, and of a price it had before. */
const BYTES = { quote: 4000, price: 160, former: 110 }

/** The cheapest quotes, preceded by an accepted one. */
function comparable(ranked: readonly RankedQuote[]): RankedQuote[] {
  const isAccepted = ({ quote }: RankedQuote) => quote.acceptedAt !== null
  const chosen = new Set<RankedQuote>()
  let bytes = 0
  for (const quote of [...ranked.filter(isAccepted), ...ranked]) {
    if (chosen.has(quote)) continue
    bytes += bytesOf(quote)
    if (bytes > MAX_BYTES && chosen.size > 0) break
    chosen.add(quote)
  }
  return ranked.filter((quote) => chosen.has(quote))
}

const bytesOf = ({ quote, pricedItems, makeBytes }: RankedQuote) =>
  BYTES.quote + makeBytes + pricedItems * (BYTES.price + (quote.version > 1 ? BYTES.former : 0))

/** The items of a quote, for calculations. */
export const quotedItems = ({ items }: Comparison, { lines }: ReadQuote): QuotedItem[] =>
  pricedItems(items, new Map(lines.map((line) => [line[0], offerOf(line)])))

const offerOf = ([, price, , priceUnit, brandId, make, deliveryDays]: PricedLine): Offer => ({
  price: BigInt(price),
  priceUnit,
  brandId,
  make,
  deliveryDays,
})

/** The items that are offered. */
export const pricedItems = (items: readonly ItemRow[], offers: ReadonlyMap<number, Offer>): QuotedItem[] =>
  items.flatMap((row) => {
    const offer = offers.get(row.item.id)
    return offer ? [{ ...row, ...countedLine(row), ...offer }] : []
  })

/** An item as the rules of money and weight take it. */
export const countedLine = ({ item: { unit, quantity, pieceGrams, lengthMetres } }: ItemRow) => ({
  unit,
  quantity,
  pieceGrams,
  lengthMetres,
})

/** The totals of a whole quote. */
export const totalsOf = (
  { freightPaisePerTon }: Pick<QuoteRecord, 'freightPaisePerTon'>,
  items: readonly QuotedItem[],
  fees: FeeStructure,
) => quoteTotals(items, fees, { freightPerTon: freightPaisePerTon ?? 0n, isExtraLot: false })
