import { quotedPaise, type QuotedLine } from '../catalogue/price-unit'
import { freightPaise, totalsOfQuoted, type QuoteTotals } from './quote-totals'
import type { Paise } from '../platform/money'
import { lineGrams } from '../catalogue/tons'
import type { FeeStructure } from '../ordering/totals'

/** One party's offer: a price for every line, in the same order as everybody's. */
export type Offer = { quoteId: number; lines: readonly QuotedLine[]; freightPerTon: Paise }

/** What one party gets of a split: places of lines, and what its order costs. */
export type Lot = { quoteId: number; places: readonly number[]; totals: QuoteTotals }

export type SplitAward = { lots: readonly Lot[]; total: Paise }

/** Each line worked out once, since it is added up in many ways. */
type Figures = { goods: Paise; grams: bigint; cost: bigint }

type Priced = Offer & { figures: readonly Figures[] }

/**
 * Gives each line to the party that lands it cheapest. Every party beyond the first costs one more handling and one more
 * weighment, so whoever saves less than that is left out again, one after the other. Null when no split beats the best
 * single offer.
 */
export function splitAward(offers: readonly Offer[], fees: FeeStructure): SplitAward | null {
  const priced = offers
    .map((offer) => ({ ...offer, figures: offer.lines.map((line) => figuresOf(line, offer, fees)) }))
    .sort(byFirst)
  let best = award(priced, fees)
  for (;;) {
    const parties = priced.filter(({ quoteId }) => best.lots.some((lot) => lot.quoteId === quoteId))
    if (parties.length < 2) return null
    const fewer = cheapest(parties.map((left) => award(without(parties, left), fees)))
    if (fewer.total > best.total) break
    best = fewer
  }
  const beatsEach = priced.every((offer) => best.total < award([offer], fees).total)
  return beatsEach ? best : null
}

/** Equal costs go to the party that quoted first, whatever the order of the offers. */
const byFirst = (one: Offer, other: Offer) => one.quoteId - other.quoteId

const without = (parties: readonly Priced[], left: Priced) => parties.filter((party) => party !== left)

const cheapest = (awards: readonly SplitAward[]) =>
  awards.reduce((best, next) => (next.total < best.total ? next : best))

/** Every line to the cheapest of these parties. */
function award(parties: readonly Priced[], fees: FeeStructure): SplitAward {
  const places = new Map<Priced, number[]>()
  for (const place of parties[0]?.lines.keys() ?? []) {
    const winner = parties.reduce((best, next) => (costAt(next, place) < costAt(best, place) ? next : best))
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

function costAt({ figures }: Priced, place: number): bigint {
  const cost = figures[place]?.cost
  if (cost === undefined) throw new RangeError('An offer without a price for every line')
  return cost
}

/** The cost with GST and freight, which differ between parties where the price doesn't; in parts of a paisa, so that GST stays exact. */
function figuresOf(line: QuotedLine, { freightPerTon }: Offer, { gstPercent }: FeeStructure): Figures {
  const [goods, grams] = [quotedPaise(line), lineGrams(line)]
  return { goods, grams, cost: goods * (10_000n + gstPercent) + freightPaise(grams, freightPerTon) * 10_000n }
}
