import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { oneTimeCodes } from '../../db/tables/identity/one-time-codes'

export type Purpose = typeof oneTimeCodes.$inferSelect.purpose
export type SentCode = typeof oneTimeCodes.$inferSelect

/**
 * The scope in which codes and tries are counted. A browser that has signed in to an account has its own lane there;
 * all others share one, so that strangers cannot lock out the owner's browser. Sign-up and sign-in are separate.
 */
export interface Lane {
  email: string
  purpose: Purpose
  deviceId: string | null
}

/** Stored instead of a code hash when a mail has only a link. */
export const NO_CODE = ''

const inLane = ({ email, purpose, deviceId }: Lane) =>
  and(
    eq(oneTimeCodes.email, email),
    eq(oneTimeCodes.purpose, purpose),
    deviceId === null ? isNull(oneTimeCodes.deviceId) : eq(oneTimeCodes.deviceId, deviceId),
  )

const hasCode = ne(oneTimeCodes.codeHash, NO_CODE)

/** Serialises concurrent requests for one address, so that the second sees the first one's code. */
export const lockEmail = (db: Db, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('one-time-code'), hashtext(${email}))`)

export const countCodesSince = (db: Db, lane: Lane, since: Date) =>
  db.$count(oneTimeCodes, and(inLane(lane), hasCode, gt(oneTimeCodes.createdAt, since)))

/** The newest unused code or link of a lane. */
export async function findNewestUnused(db: Db, lane: Lane): Promise<SentCode | null> {
  const [sent] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(inLane(lane), isNull(oneTimeCodes.usedAt)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
  return sent ?? null
}

/** The newest unused code of a lane, locked until the transaction ends. */
export async function lockNewestCode(db: Db, lane: Lane): Promise<SentCode | null> {
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(inLane(lane), hasCode, isNull(oneTimeCodes.usedAt)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
    .for('update')
  return code ?? null
}

/** The code mailed with a link, if neither was used; locked until the transaction ends. */
export async function lockUnusedLink(db: Db, linkHash: string, purpose: Purpose): Promise<SentCode | null> {
  const [sent] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, linkHash), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt)))
    .for('update')
  return sent ?? null
}

export async function findUnusedLink(db: Db, linkHash: string): Promise<SentCode | null> {
  const [sent] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, linkHash), isNull(oneTimeCodes.usedAt)))
  return sent ?? null
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
