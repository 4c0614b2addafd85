import { Pool, type PoolClient } from 'pg'
import { learnOutcome } from './outcome-unknown'
import { ResilientPool } from './pool'

/** Read-only, from one snapshot. */
export type TransactionMode = 'snapshot'

/** Runs a transaction on a connection of the pool, or on the given one. */
export async function inTransaction<T>(
  client: Pool | PoolClient,
  work: (held: PoolClient) => Promise<T>,
  mode?: TransactionMode,
): Promise<T> {
  if (!(client instanceof Pool)) return runIn(client, work, mode)
  if (mode !== 'snapshot' && client instanceof ResilientPool) client.requireUnheld()
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
    await (mode === 'snapshot' ? held.query('commit') : learnOutcome(held, () => held.query('commit')))
    return result
  } catch (error) {
    // If the rollback fails, the connection and its transaction are lost: the first error says more.
    await held.query('rollback').catch(() => {})
    throw error
  }
}
