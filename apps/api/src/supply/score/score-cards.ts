import type { Actor } from '@lohahaat/domain/identity/actor'
import { SCORE_DAYS, scoreCard, type ScoreCard } from '@lohahaat/domain/supply/score'
import type { Database } from '../../platform/db/db'
import { compareQuotes } from '../../sourcing/quotes/read-quotes'
import { sellerIdOf } from '../seller-of'
import { countEvents } from './count-events'
import { findSellerOfItem } from './score.repository'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 5 * 60 * 1000

interface KeptCard {
  until: number
  card: ScoreCard
}

/** Of each seller for five minutes: a comparison that many look at counts once. There are as many as sellers. */
const kept = new WeakMap<Database, Map<number, KeptCard>>()

const since = (at: Date) => new Date(at.getTime() - SCORE_DAYS * DAY_MS)

/** The score cards of these sellers. A number that is no seller's is left out. */
export async function loadScoreCards(db: Database, sellerIds: readonly number[], at: Date) {
  const known = kept.get(db) ?? new Map<number, KeptCard>()
  kept.set(db, known)
  const missing = sellerIds.filter((id) => (known.get(id)?.until ?? 0) <= at.getTime())
  if (missing.length > 0)
    for (const { sellerId, ...events } of await countEvents(db, missing, { since: since(at), at }))
      known.set(sellerId, { until: at.getTime() + KEPT_MS, card: scoreCard(events) })
  return sellerIds.flatMap((sellerId) => {
    const found = known.get(sellerId)
    return found ? [{ sellerId, ...found.card }] : []
  })
}

/** The cards of the parties that quoted, where they are suppliers. */
export async function loadQuoteScores(db: Database, actor: Actor, enquiryId: number) {
  const { quotes } = await compareQuotes(db, actor, enquiryId)
  const ids = [...new Set(quotes.flatMap(({ sellerId }) => sellerId ?? []))]
  const cards = new Map((await loadScoreCards(db, ids, actor.at)).map(({ sellerId, ...card }) => [sellerId, card]))
  return quotes.flatMap(({ quote, sellerId }) => {
    const card = cards.get(sellerId ?? 0)
    return card ? [{ quoteId: quote.id, ...card }] : []
  })
}

/** The card of whoever sells an item, without saying who. */
export async function loadItemScore(db: Database, itemId: number, at: Date): Promise<ScoreCard[]> {
  const sellerId = await findSellerOfItem(db, itemId)
  const cards = sellerId === null ? [] : await loadScoreCards(db, [sellerId], at)
  return cards.map(({ sellerId: _, ...card }) => card)
}

/** What the supplier sees is of now. */
export async function loadOwnScore(db: Database, actor: Actor) {
  const [counted] = await countEvents(db, [sellerIdOf(actor)], { since: since(actor.at), at: actor.at })
  if (!counted) throw new Error('A company is a seller that does not exist')
  const {
    sellerId: _,
    orders: _orders,
    medianAnswerMinutes: _time,
    ratings: _ratings,
    stars: _stars,
    ...events
  } = counted
  return { ...scoreCard(counted), events }
}
