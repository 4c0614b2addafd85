import { quotedPaise, type QuotedLine } from '../catalogue/price-unit'
import { freightPaise, totalsOfQuoted, type QuoteTotals } from './quote-totals'
import type { Paise } from '../platform/money'
import { lineGrams } from '../catalogue/tons'
import type { FeeStructure } from '../ordering/totals'

/** One party's offer: its lines in the same order as everybody's, null where it doesn't offer one. */
export type Offer = { quoteId: number; lines: readonly (QuotedLine | null)[]; freightPerTon: Paise }

/** What one party gets of an award: places of lines, and what its order costs. */
export type Lot = { quoteId: number; places: readonly number[]; totals: QuoteTotals }

export type SplitAward = { lots: readonly Lot[]; total: Paise }

/** Each line worked out once, since it is added up in many ways. */
type Figures = { goods: Paise; grams: bigint; cost: bigint }

type Priced = Offer & { figures: readonly (Figures | null)[] }

/**
 * Gives each line to the party that lands it cheapest; lines that nobody offers stay out. Every party beyond the first
 * costs one more handling and one more weighment, so whoever saves less than that, and offers nothing that others don't,
 * is left out again, one after the other. Null when no split beats the best single offer of all those lines.
 */
export function splitAward(offers: readonly Offer[], fees: FeeStructure): SplitAward | null {
  const priced = priceAll(offers, fees)
  const places = offeredPlaces(priced)
  const among = (parties: readonly Priced[]) => cheapestAward(parties, places, fees)
  let best = among(priced)
  for (;;) {
    const parties = priced.filter(({ quoteId }) => best?.lots.some((lot) => lot.quoteId === quoteId))
    if (best === null || parties.length < 2) return null
    const fewer = cheapest(parties.flatMap((left) => among(without(parties, left)) ?? []))
    if (fewer === null || fewer.total > best.total) break
    best = fewer
  }
  const { total } = best
  const beatsEach = priced.every((offer) => total < (among([offer])?.total ?? total + 1n))
  return beatsEach ? best : null
}

/** An award by hand: the quote of each chosen line by its place. Each line must be offered by that quote. */
export function awardByHand(
  offers: readonly Offer[],
  chosen: ReadonlyMap<number, number>,
  fees: FeeStructure,
): SplitAward {
  const byId = new Map(priceAll(offers, fees).map((offer) => [offer.quoteId, offer]))
  const winners = [...chosen]
    .sort(([one], [other]) => one - other)
    .map(([place, quoteId]) => {
      const winner = byId.get(quoteId)
      if (!winner?.figures[place]) throw new RangeError('A line was given to a quote that does not offer it')
      return { place, winner }
    })
  return toAward(winners, fees)
}

/** The cheapest single offer of all these lines; null where nobody offers all of them. */
export function bestSingle(offers: readonly Offer[], places: readonly number[], fees: FeeStructure): Lot | null {
  const whole = priceAll(offers, fees).flatMap((offer) => cheapestAward([offer], places, fees) ?? [])
  return cheapest(whole)?.lots[0] ?? null
}

/** Equal costs go to the party that quoted first, whatever the order of the offers. */
const byFirst = (one: Offer, other: Offer) => one.quoteId - other.quoteId

const priceAll = (offers: readonly Offer[], fees: FeeStructure): Priced[] =>
  offers
    .map((offer) => ({ ...offer, figures: offer.lines.map((line) => line && figuresOf(line, offer, fees)) }))
    .sort(byFirst)

/** The places of the lines that somebody offers. */
const offeredPlaces = (parties: readonly Priced[]): number[] =>
  [...(parties[0]?.lines.keys() ?? [])].filter((place) => parties.some(({ figures }) => figures[place]))

const without = (parties: readonly Priced[], left: Priced) => parties.filter((party) => party !== left)

const cheapest = (awards: readonly SplitAward[]): SplitAward | null =>
  awards.reduce<SplitAward | null>((best, next) => (best === null || next.total < best.total ? next : best), null)

type Winner = { place: number; winner: Priced }

/** Each of the lines to the cheapest of these parties; null where none of them offers one. */
function cheapestAward(parties: readonly Priced[], places: readonly number[], fees: FeeStructure): SplitAward | null {
  const winners: Winner[] = []
  for (const place of places) {
    let [winner, lowest]: [Priced | null, bigint] = [null, 0n]
    for (const party of parties) {
      const cost = party.figures[place]?.cost
      if (cost !== undefined && (winner === null || cost < lowest)) [winner, lowest] = [party, cost]
    }
    if (winner === null) return null
    winners.push({ place, winner })
  }
  return toAward(winners, fees)
}

/** One lot per party, in the order of the first line that each has. */
function toAward(winners: readonly Winner[], fees: FeeStructure): SplitAward {
  const places = new Map<Priced, number[]>()
  for (const { place, winner } of winners) {
    const won = places.get(winner)
    if (won) won.push(place)
    else places.set(winner, [place])
  }
  const lots = [...places].map(([party, won], at) => lotOf(party, won, fees, at > 0))
  return { lots, total: lots.reduce((sum, { totals }) => sum + totals.total, 0n) }
}

function lotOf(
  { quoteId, figures, freightPerTon }: Priced,
  places: readonly number[],
  fees: FeeStructure,
  isExtraLot: boolean,
): Lot {
  let [goods, grams] = [0n, 0n]
  for (const place of places) {
    goods += figures[place]?.goods ?? 0n
    grams += figures[place]?.grams ?? 0n
  }
  return { quoteId, places, totals: totalsOfQuoted({ goods, grams }, fees, { freightPerTon, isExtraLot }) }
}

/** The cost with GST and freight, which differ between parties where the price doesn't; in parts of a paisa, so that GST stays exact. */
function figuresOf(line: QuotedLine, { freightPerTon }: Offer, { gstPercent }: FeeStructure): Figures {
  const [goods, grams] = [quotedPaise(line), lineGrams(line)]
  return { goods, grams, cost: goods * (10_000n + gstPercent) + freightPaise(grams, freightPerTon) * 10_000n }
}
