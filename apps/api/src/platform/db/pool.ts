import {
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryArrayResult,
  type QueryArrayConfig,
  type QueryConfig,
} from 'pg'
import { PipelinedClient } from './fast/pipelined-client'
import { SharedLines } from './fast/shared-lines'
import { learnOutcome } from './outcome-unknown'
import { HeldUp } from './pg-error'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

const READS = /^\s*select\b/i

/**
 * Survives the loss of connections. A client lost during a transaction is released at once, because the query builder
 * leaks one whose first statement fails, which would exhaust the pool; and it keeps an error listener, without which a
 * late error would end the process.
 */
export class ResilientPool extends Pool {
  /** Of the open connections, as the database names them. */
  readonly processIds = new Map<PoolClient, number>()
  /** Whether commits wait for a standby in vain: further ones would take up the connections of the database. */
  isHeldUp = false
  readonly #lines: SharedLines | null

  constructor(config: PoolConfig, pipeline = true) {
    super({
      ...config,
      ...(pipeline && { Client: PipelinedClient }),
      verify: (client, done) => this.#greet(client, done),
    })
    this.#lines = pipeline ? new SharedLines(this) : null
    this.on('error', () => {})
    // A lost connection may emit two errors, the second after its release, when nobody listens.
    this.on('connect', (client) => client.on('error', () => {}))
    this.on('remove', (client) => this.processIds.delete(client))
  }

  /** For a quick query outside a transaction. */
  ask(query: QueryArrayConfig): Promise<QueryArrayResult<unknown[]>> {
    return this.#lines?.ask((client) => client.query<unknown[]>(query)) ?? this.query<unknown[]>(query)
  }

  /** A change outside a transaction commits by itself. */
  override query = ((query: QueryConfig | string, ...rest: []) =>
    READS.test(typeof query === 'string' ? query : query.text)
      ? super.query(query, ...rest)
      : this.#change((held) => held.query(query, ...rest))) as Pool['query']

  async #change<T>(send: (held: PoolClient) => Promise<T>): Promise<T> {
    this.requireUnheld()
    const held = await this.connect()
    try {
      return await learnOutcome(held, () => send(held))
    } finally {
      held.release()
    }
  }

  /** Before a change. */
  requireUnheld() {
    if (this.isHeldUp) throw new HeldUp()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return super.connect().then(releasedOnce)
    super.connect(callback)
  }

  #greet(client: PoolClient, done: (error?: Error) => void) {
    const greeted = ({ rows }: { rows: { pid: number }[] }) => {
      if (rows[0]) this.processIds.set(client, rows[0].pid)
      done()
    }
    client.query<{ pid: number }>('select pg_backend_pid() as pid').then(greeted, done)
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
