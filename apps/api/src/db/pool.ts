import { Pool, type PoolClient, type PoolConfig, type QueryArrayResult, type QueryArrayConfig } from 'pg'
import { PipelinedClient } from './pipelined-client'
import { SharedLines } from './shared-lines'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * Outlives the loss of its connections. A client that is lost while a transaction holds it goes back at once, for the query
 * builder forgets one whose first statement fails, and after ten of them nobody would get any; and its last words have a
 * listener, without which they would end the process.
 */
export class LastingPool extends Pool {
  readonly #lines: SharedLines | null

  constructor(config: PoolConfig) {
    super({ ...config, Client: PipelinedClient })
    this.on('error', () => {})
    // The only connection there is would never be given back to those who need it for themselves.
    this.#lines = config.max === 1 ? null : new SharedLines(this)
  }

  /** For a question that is quick to answer, outside of any transaction. */
  ask(query: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>> {
    const question = (client: Pool | PoolClient) => client.query<unknown[]>(query)
    return this.#lines ? this.#lines.ask(question) : question(this)
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
