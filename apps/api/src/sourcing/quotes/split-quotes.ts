import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { acceptSplitQuotes, SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toRupees } from '@lohahaat/domain/platform/money'
import { landedPerTon } from '@lohahaat/domain/sourcing/quote-totals'
import { splitAward } from '@lohahaat/domain/sourcing/split-award'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { award, lockForAward, type AwardDesk } from './award'
import type { AwardedLot } from './order-of-quote'
import { toCharges } from './quote-amounts'
import { isCurrent } from './rank-quotes'
import { compareQuotes, quotedItems, type Comparison } from './read-quotes'

export const loadSplit = async (db: Database, actor: Actor, enquiryId: number) =>
  toSplitQuotes(await compareQuotes(db, actor, enquiryId))

/** A list of one split, or empty when no split is cheaper than the best whole quote, or nothing is left to award. */
function toSplitQuotes(comparison: Comparison): SplitQuotes[] {
  if (comparison.about.enquiry.status !== 'InProgress') return []
  const lots = cheapestLots(comparison)
  // Cheapest first.
  const [whole] = comparison.quotes
  if (!lots || !whole) return []
  const total = sumOf(lots, ({ total }) => total)
  return [
    {
      lots: lots.map(({ read, items, totals }) => ({
        quoteId: read.quote.id,
        party: read.party,
        enquiryItemIds: items.map(({ item }) => item.id),
        ...toCharges(totals, comparison.fees),
      })),
      totalPrice: toRupees(total),
      landedCostPerTon: toRupees(
        landedPerTon(
          total,
          sumOf(lots, ({ grams }) => grams),
        ),
      ),
      extraCharges: toRupees(sumOf(lots.slice(1), ({ handling, weighment }) => handling + weighment)),
      bestSingle: null,
      leftOutItemIds: [],
      saves: toRupees(whole.totals.total - total),
    },
  ]
}

/** The current split becomes one order per party. */
export const acceptSplit = (
  desk: AwardDesk,
  actor: Actor,
  { enquiryId, ...choice }: ParsedInputOf<typeof acceptSplitQuotes>,
) =>
  desk.db.transaction(async (tx) => {
    const comparison = await lockForAward(tx, actor, enquiryId)
    const lots = cheapestLots(comparison)
    if (!lots) throw new Refusal('noSplit')
    return { orderIds: await award(tx, desk, actor, comparison, lots, choice) }
  })

/** Bounds the work: each party is tried without each other one, for each item, on the main thread. */
const MAX_TRIES = 1_000_000

function cheapestLots(comparison: Comparison): AwardedLot[] | null {
  const { quotes, items, fees } = comparison
  const parties = Math.max(2, Math.floor(Math.cbrt(MAX_TRIES / Math.max(items.length, 1))))
  const current = new Map(
    quotes
      .filter(isCurrent)
      .slice(0, parties)
      .map((read) => [read.quote.id, { ...read, items: quotedItems(comparison, read) }]),
  )
  const offers = [...current.values()].map(({ quote, items }) => ({
    quoteId: quote.id,
    lines: items,
    freightPerTon: quote.freightPaisePerTon ?? 0n,
  }))
  const split = splitAward(offers, fees)
  if (!split) return null
  return split.lots.flatMap(({ quoteId, places, totals }) => {
    const read = current.get(quoteId)
    return read ? { read, items: places.flatMap((place) => read.items[place] ?? []), totals } : []
  })
}

const sumOf = (lots: readonly AwardedLot[], figure: (totals: AwardedLot['totals']) => bigint) =>
  lots.reduce((sum, { totals }) => sum + figure(totals), 0n)
