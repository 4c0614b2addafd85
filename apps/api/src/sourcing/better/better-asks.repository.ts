import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { betterAsks } from '../../db/tables/sourcing/better-asks'

export type AskRecord = typeof betterAsks.$inferSelect

export async function insertAsk(db: Db, ask: typeof betterAsks.$inferInsert): Promise<AskRecord> {
  const [row] = await db.insert(betterAsks).values(ask).returning()
  if (!row) throw new Error('What was asked was not stored')
  return row
}

/** The newest of each quote. */
export const listNewestAsks = (db: Db, quoteIds: readonly number[]) =>
  db
    .selectDistinctOn([betterAsks.quoteId])
    .from(betterAsks)
    .where(isOneOf(betterAsks.quoteId, quoteIds))
    .orderBy(betterAsks.quoteId, desc(betterAsks.id))

/** How often the party was asked since it last answered. */
export async function countOpenAsks(db: Db, quoteId: number): Promise<number> {
  const [row] = await db
    .select({ asks: count() })
    .from(betterAsks)
    .where(and(eq(betterAsks.quoteId, quoteId), isNull(betterAsks.answer)))
  return row?.asks ?? 0
}

/** Answers everything that the party was asked, and returns the newest of it; null where nothing was open. */
export async function answerAsk(db: Db, quoteId: number, answer: 'answered' | 'kept', at: Date) {
  const answered = await db
    .update(betterAsks)
    .set({ answer, answeredAt: sql`greatest(${betterAsks.askedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(betterAsks.quoteId, quoteId), isNull(betterAsks.answer)))
    .returning()
  return answered.sort((one, other) => other.id - one.id)[0] ?? null
}
