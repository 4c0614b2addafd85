import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { toRupees } from '@lohahaat/domain/platform/money'
import { landedPerTon } from '@lohahaat/domain/sourcing/quote-totals'
import { awardByHand, bestSingle, splitAward, type Lot, type Offer } from '@lohahaat/domain/sourcing/split-award'
import { Refusal } from '../../platform/refusal'
import { toCharges } from '../quotes/quote-amounts'
import { isCurrent } from '../quotes/rank-quotes'
import { quotedItems, type Comparison, type QuotedItem, type ReadQuote } from '../quotes/read-quotes'
import type { AwardedLot } from './order-of-quote'

/** A line and the quote that it goes to. */
export interface Cell {
  enquiryItemId: number
  quoteId: number
}

/** A quote that can be accepted, with its items by the place of the line; null where it does not offer one. */
interface CurrentQuote {
  read: ReadQuote
  places: (QuotedItem | null)[]
  offer: Offer
}

function toCurrent(comparison: Comparison, read: ReadQuote): CurrentQuote {
  const offered = new Map(quotedItems(comparison, read).map((line) => [line.item.id, line]))
  const places = comparison.items.map(({ item }) => offered.get(item.id) ?? null)
  const { id: quoteId, freightPaisePerTon } = read.quote
  return { read, places, offer: { quoteId, lines: places, freightPerTon: freightPaisePerTon ?? 0n } }
}

/** The lots of an award by hand: one for each party. The same for the preview and the orders. */
export function chosenLots(comparison: Comparison, cells: readonly Cell[]): AwardedLot[] {
  const quotes = currentOf(comparison, new Set(cells.map(({ quoteId }) => quoteId)))
  const placeOf = new Map(comparison.items.map(({ item }, place) => [item.id, place]))
  const chosen = new Map<number, number>()
  for (const { enquiryItemId, quoteId } of cells) {
    const place = placeOf.get(enquiryItemId)
    if (place === undefined) throw new Refusal('enquiryChanged')
    if (!quotes.get(quoteId)?.places[place]) throw new Refusal('lineNotOffered')
    chosen.set(place, quoteId)
  }
  const { lots } = awardByHand(offersOf(quotes), chosen, comparison.fees)
  return lots.flatMap((lot) => awardedLot(lot, quotes))
}

/** The quotes with these ids, each of which must be one that can be accepted. */
function currentOf(comparison: Comparison, ids: ReadonlySet<number>): Map<number, CurrentQuote> {
  const found = new Map<number, CurrentQuote>()
  for (const id of ids) {
    const read = comparison.quotes.find(({ quote }) => quote.id === id)
    if (!read) throw new Refusal('quoteNotFound')
    if (read.isOutdated) throw new Refusal('quoteOutdated')
    if (read.isExpired) throw new Refusal('quoteExpired')
    found.set(id, toCurrent(comparison, read))
  }
  return found
}

/** Bounds the work: each party is tried without each other one, for each item, on the main thread. */
const MAX_TRIES = 1_000_000

/** The cheapest split; null where none beats the best single quote. */
export function cheapestLots(comparison: Comparison): AwardedLot[] | null {
  const most = Math.max(2, Math.floor(Math.cbrt(MAX_TRIES / Math.max(comparison.items.length, 1))))
  const quotes = new Map(
    comparison.quotes
      .filter(isCurrent)
      .slice(0, most)
      .map((read) => [read.quote.id, toCurrent(comparison, read)]),
  )
  const split = splitAward(offersOf(quotes), comparison.fees)
  return split && split.lots.flatMap((lot) => awardedLot(lot, quotes))
}

const offersOf = (quotes: ReadonlyMap<number, CurrentQuote>) => [...quotes.values()].map(({ offer }) => offer)

function awardedLot({ quoteId, places, totals }: Lot, quotes: ReadonlyMap<number, CurrentQuote>): AwardedLot[] {
  const quote = quotes.get(quoteId)
  if (!quote) return []
  return [{ read: quote.read, items: places.flatMap((place) => quote.places[place] ?? []), totals }]
}

/** What an award comes to, beside the cheapest single quote for the same lines. */
export function sumOfAward(comparison: Comparison, lots: readonly AwardedLot[]): AwardSum {
  const { items, fees } = comparison
  const total = sumOf(lots, ({ total }) => total)
  const ordered = new Set(lots.flatMap((lot) => lot.items.map(({ item }) => item.id)))
  const single = bestWhole(comparison, ordered)
  return {
    lots: lots.map(({ read, items, totals }) => ({
      quoteId: read.quote.id,
      party: read.party,
      enquiryItemIds: items.map(({ item }) => item.id),
      ...toCharges(totals, fees),
    })),
    totalPrice: toRupees(total),
    landedCostPerTon: toRupees(
      landedPerTon(
        total,
        sumOf(lots, ({ grams }) => grams),
      ),
    ),
    extraCharges: toRupees(sumOf(lots.slice(1), ({ handling, weighment }) => handling + weighment)),
    bestSingle: single && { ...single.named, totalPrice: toRupees(single.total) },
    saves: single && toRupees(single.total - total),
    leftOutItemIds: items.flatMap(({ item }) => (ordered.has(item.id) ? [] : item.id)),
  }
}

function bestWhole(comparison: Comparison, itemIds: ReadonlySet<number>) {
  const places = comparison.items.flatMap(({ item }, place) => (itemIds.has(item.id) ? place : []))
  const wide = comparison.quotes.filter((read) => isCurrent(read) && read.pricedItems >= places.length)
  const best = bestSingle(
    wide.map((read) => toCurrent(comparison, read).offer),
    places,
    comparison.fees,
  )
  const read = best && (wide.find(({ quote }) => quote.id === best.quoteId) ?? null)
  return read && { named: { quoteId: read.quote.id, party: read.party }, total: best.totals.total }
}

const sumOf = (lots: readonly AwardedLot[], figure: (totals: AwardedLot['totals']) => bigint) =>
  lots.reduce((sum, { totals }) => sum + figure(totals), 0n)
