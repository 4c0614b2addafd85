import type { Database, Db } from '../db'

interface Ending<T> {
  result: T
  /** Statements that are on their way, and whose answers change nothing any more. */
  last: Promise<unknown>
}

/**
 * A transaction whose end is sent behind its last statements, without waiting for their answers: whoever waits for one of
 * its locks waits that much shorter. If one of them fails, the database makes its end a rollback, and the failure is told
 * here.
 */
export async function commitWithLastStatements<T>(db: Database, work: (tx: Db) => Promise<Ending<T>>): Promise<T> {
  const { result, last } = await db.transaction(work)
  await last
  return result
}
