import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { oneTimeCodes } from '../db/tables/one-time-codes'

export type Purpose = typeof oneTimeCodes.$inferSelect.purpose

/** Of two requests for one address at the same moment the second waits, so that it sees the first one's code. */
export const lockEmail = (db: Db, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('one-time-code'), hashtext(${email}))`)

export const countCodesSince = (db: Db, email: string, since: Date) =>
  db.$count(oneTimeCodes, and(eq(oneTimeCodes.email, email), gt(oneTimeCodes.createdAt, since)))

/** The newest unused code of an address, held until the transaction ends. */
export async function lockNewestCode(db: Db, email: string, purpose: Purpose) {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
    .for('update')
  return code ?? null
}

export const insertCode = (db: Db, code: typeof oneTimeCodes.$inferInsert) => db.insert(oneTimeCodes).values(code)

export const markUsed = (db: Db, id: number, at: Date) =>
  db.update(oneTimeCodes).set({ usedAt: at }).where(eq(oneTimeCodes.id, id))

export const countWrongTry = (db: Db, id: number) =>
  db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(eq(oneTimeCodes.id, id))

export const deleteCodesBefore = (db: Db, before: Date) =>
  db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before))
