import { Pool, type PoolClient, type PoolConfig, type QueryArrayResult, type QueryArrayConfig } from 'pg'
import { PipelinedClient } from './fast/pipelined-client'
import { SharedLines } from './fast/shared-lines'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * Survives the loss of connections. A client lost during a transaction is released at once, because the query builder
 * leaks one whose first statement fails, which would exhaust the pool; and it keeps an error listener, without which a
 * late error would end the process.
 */
export class ResilientPool extends Pool {
  readonly #lines: SharedLines | null

  constructor(config: PoolConfig, pipeline = true) {
    super({ ...config, ...(pipeline && { Client: PipelinedClient }) })
    this.#lines = pipeline ? new SharedLines(this) : null
    this.on('error', () => {})
    // A lost connection may emit two errors, the second after its release, when nobody listens.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /** For a quick query outside a transaction. */
  ask(query: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>> {
    return this.#lines?.ask((client) => client.query<unknown[]>(query)) ?? this.query<unknown[]>(query)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return super.connect().then(releasedOnce)
    super.connect(callback)
  }
}

function releasedOnce(client: PoolClient): PoolClient {
  const { release } = client
  let isReleased = false
  client.release = (reason) => {
    if (isReleased) return
    isReleased = true
    client.off('error', client.release).off('end', dropped)
    release(reason)
  }
  const dropped = () => client.release(true)
  return client.on('error', client.release).on('end', dropped)
}
