import { Pool, type PoolClient, type PoolConfig, type QueryArrayResult, type QueryArrayConfig } from 'pg'
import { PipelinedClient } from './fast/pipelined-client'
import { SharedLines } from './fast/shared-lines'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * Outlives the loss of its connections. A client that is lost while a transaction holds it goes back at once, for the query
 * builder forgets one whose first statement fails, and after ten of them nobody would get any; and its last words have a
 * listener, without which they would end the process.
 */
export class ResilientPool extends Pool {
  readonly #lines: SharedLines | null

  constructor(config: PoolConfig, pipeline = true) {
    super({ ...config, ...(pipeline && { Client: PipelinedClient }) })
    this.#lines = pipeline ? new SharedLines(this) : null
    this.on('error', () => {})
    // One that is lost may say so twice, the second time when it was given back and nobody listens any more.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /** For a question that is quick to answer, outside of any transaction. */
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
