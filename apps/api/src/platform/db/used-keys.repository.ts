import { and, eq, lt } from 'drizzle-orm'
import { usedKeys } from '../../db/tables/platform/used-keys'
import type { Db } from './db'

export interface RequestKey {
  userId: number
  call: string
  /** Undefined where the caller gave none: each request counts then. */
  key: string | undefined
}

/**
 * Does a piece of work once for each key, and answers a repeat with what the first answered. Its transaction must hold a
 * lock of the user, so that two repeats at once don't both find nothing.
 */
export async function doOnce<Answer extends object>(
  db: Db,
  { userId, call, key }: RequestKey,
  at: Date,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; isRepeat: boolean }> {
  if (key === undefined) return { answer: await work(), isRepeat: false }
  const [used] = await db
    .select({ answer: usedKeys.answer })
    .from(usedKeys)
    .where(and(eq(usedKeys.userId, userId), eq(usedKeys.call, call), eq(usedKeys.key, key)))
  if (used) return { answer: used.answer as Answer, isRepeat: true }
  const answer = await work()
  await db.insert(usedKeys).values({ userId, call, key, answer, usedAt: at })
  return { answer, isRepeat: false }
}

export const deleteKeysBefore = (db: Db, at: Date) => db.delete(usedKeys).where(lt(usedKeys.usedAt, at))
