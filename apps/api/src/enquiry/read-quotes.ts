import { quoteTotals, type QuotedLine, type QuoteTotals } from '@lohahaat/domain/quote'
import type { FeeStructure } from '@lohahaat/domain/totals'
import { seenAtOnce, type Caller } from '../confirm-order/load-order'
import type { Database, Db } from '../db/db'
import { currentFees } from '../fee/fees.repository'
import { groupBy } from '../group-by'
import { Refusal } from '../refusal'
import { findEnquiries, type EnquiryRecord, type FoundEnquiry } from './enquiries.repository'
import { listItems, type ItemRow } from './enquiry-items.repository'
import { seesQuotes } from './load-enquiries'
import { listPrices, listQuotes, type QuoteRecord, type QuoteRow } from './quotes.repository'

/** An item of the enquiry at the price that a party quotes. */
export type QuotedItem = QuotedLine & ItemRow

export interface ReadQuote extends QuoteRow {
  /** In the order of the enquiry's items; an outdated quote may lack some. */
  items: QuotedItem[]
  totals: QuoteTotals
  isOutdated: boolean
  isExpired: boolean
}

/** All quotes for an enquiry at the fees of now, the cheapest first and behind them what can't be accepted. */
export interface Comparison {
  about: FoundEnquiry
  items: ItemRow[]
  fees: FeeStructure
  quotes: ReadQuote[]
}

/** For the buyer of the enquiry and for administrators; sealed from everybody else. */
export const compareQuotes = (db: Database, { at, ...caller }: Caller & { at: Date }, enquiryId: number) =>
  seenAtOnce(db, async (tx): Promise<Comparison> => {
    const [about] = await findEnquiries(tx, [enquiryId], caller.userId)
    if (!about) throw new Refusal('enquiryNotFound')
    if (!seesQuotes(caller, about.enquiry.buyerId)) throw new Refusal('notYourEnquiry')
    return readQuotes(tx, about, at)
  })

export async function readQuotes(tx: Db, about: FoundEnquiry, at: Date): Promise<Comparison> {
  const { enquiry } = about
  const items = await listItems(tx, [enquiry.id])
  const fees = await currentFees(tx)
  const rows = await listQuotes(tx, enquiry.id)
  const prices = groupBy(await listPrices(tx, enquiry.id), ({ quoteId }) => quoteId)
  const quotes = rows.map((row): ReadQuote => {
    const quoted = pricedItems(items, new Map(prices.get(row.quote.id)?.map(({ itemId, price }) => [itemId, price])))
    return { ...row, items: quoted, totals: totalsOf(row.quote, quoted, fees), ...standing(row.quote, enquiry, at) }
  })
  return { about, items, fees, quotes: quotes.sort(byCost) }
}

/** The items that there is a price for. */
export const pricedItems = (items: readonly ItemRow[], prices: ReadonlyMap<number, bigint>): QuotedItem[] =>
  items.flatMap((row) => {
    const price = prices.get(row.item.id)
    const { unit, quantity, pieceGrams } = row.item
    return price === undefined ? [] : [{ ...row, unit, quantity, pieceGrams, price }]
  })

/** What the whole of a quote comes to. */
export const totalsOf = (
  { freightPaisePerTon }: Pick<QuoteRecord, 'freightPaisePerTon'>,
  items: readonly QuotedItem[],
  fees: FeeStructure,
) => quoteTotals(items, fees, { freightPerTon: freightPaisePerTon ?? 0n, isExtraLot: false })

/** What was accepted in time doesn't expire any more. */
export const standing = (quote: QuoteRecord, enquiry: EnquiryRecord, at: Date) => ({
  isOutdated: quote.revision !== enquiry.revision,
  isExpired: quote.acceptedAt === null && quote.validUntil !== null && quote.validUntil <= at,
})

/** Whether it could be accepted. Such a quote has a price for every item. */
export const isCurrent = ({ isOutdated, isExpired }: Pick<ReadQuote, 'isOutdated' | 'isExpired'>) =>
  !isOutdated && !isExpired

function byCost(one: ReadQuote, other: ReadQuote): number {
  if (isCurrent(one) !== isCurrent(other)) return isCurrent(one) ? -1 : 1
  if (one.totals.total !== other.totals.total) return one.totals.total < other.totals.total ? -1 : 1
  return one.quote.id - other.quote.id
}
