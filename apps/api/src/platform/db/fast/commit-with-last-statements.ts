import type { Database, Db } from '../db'
import { isPipelined, markHandled } from './settle-all'

interface Ending<T> {
  result: T
  /** Sends the statements whose results decide nothing. */
  last: () => Promise<unknown>
}

/**
 * A transaction whose commit is sent right behind its last statements, without waiting for their results, so that its
 * locks are held for less time. If one of them fails, the database turns the commit into a rollback, and the error is
 * thrown here.
 */
export async function commitWithLastStatements<T>(db: Database, work: (tx: Db) => Promise<Ending<T>>): Promise<T> {
  const { result, sent } = await db.transaction(async (tx) => {
    const { result, last } = await work(tx)
    const sent = markHandled(last())
    if (!isPipelined(tx)) await sent
    return { result, sent }
  })
  await sent
  return result
}
