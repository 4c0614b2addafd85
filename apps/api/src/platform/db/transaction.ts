import { Pool, type PoolClient } from 'pg'

/** Reads as of one instant, and writes nothing. */
export type TransactionMode = 'snapshot'

/** Runs work in a transaction over a connection of the pool, or over the one that is given. */
export async function inTransaction<T>(
  client: Pool | PoolClient,
  work: (held: PoolClient) => Promise<T>,
  mode?: TransactionMode,
): Promise<T> {
  if (!(client instanceof Pool)) return runIn(client, work, mode)
  const held = await client.connect()
  try {
    return await runIn(held, work, mode)
  } finally {
    held.release()
  }
}

async function runIn<T>(held: PoolClient, work: (held: PoolClient) => Promise<T>, mode?: TransactionMode): Promise<T> {
  try {
    await held.query(mode === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin')
    const result = await work(held)
    await held.query('commit')
    return result
  } catch (error) {
    // A connection that can't roll back is lost, and its transaction with it: the first failure says more.
    await held.query('rollback').catch(() => {})
    throw error
  }
}
