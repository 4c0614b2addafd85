import type { Database, Db } from '../db'
import { isPipelined, markHandled } from './settle-all'

interface Ending<T> {
  result: T
  /** Sends the statements whose answers change nothing any more. */
  last: () => Promise<unknown>
}

/**
 * A transaction whose end is sent behind its last statements, without waiting for their answers: whoever waits for one of
 * its locks waits that much shorter. If one of them fails, the database makes its end a rollback, and the failure is told
 * here.
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
