import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import type { Db } from '../../platform/db/db'
import { listNewestAsks, type AskRecord } from './better-asks.repository'

/** What was last asked of the party of each quote, by the id of the quote. */
export async function findAsks(tx: Db, quoteIds: readonly number[], at: Date): Promise<Map<number, BetterAsk>> {
  if (quoteIds.length === 0) return new Map()
  const asks = await listNewestAsks(tx, quoteIds)
  return new Map(asks.map((ask) => [ask.quoteId, toBetterAsk(ask, at)]))
}

/** As it stands at a time: a deadline that passed without an answer is late, though the party may still answer. */
export function toBetterAsk(ask: AskRecord, at: Date): BetterAsk {
  const isLate = ask.answer === null && ask.deadline !== null && ask.deadline <= at
  return {
    state: isLate ? 'late' : (ask.answer ?? 'asked'),
    askedAt: ask.askedAt.toISOString(),
    deadline: ask.deadline?.toISOString() ?? null,
    note: ask.note,
    answeredAt: ask.answeredAt?.toISOString() ?? null,
    lines: ask.lines.map(([enquiryItemId, target]) => ({
      enquiryItemId,
      // Whole paise below 2^53, so dividing by 100 gives the exact JSON number.
      targetPrice: target === null ? null : target / 100,
    })),
  }
}
