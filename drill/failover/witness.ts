import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Pool } from '../../chaos/trade'

const BETWEEN_MS = 20

/** Writes to one node past HAProxy, all the time: whatever that node acknowledges has to be in the database. */
export class Witness {
  readonly #url: string
  readonly #acknowledged: string[] = []
  #client: Client | null = null
  #isWatching = true
  #watching: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  static prepare = (pool: Pool) => pool.query('create table witness (id uuid primary key)')

  start() {
    this.#watching = this.#watch()
  }

  async stop() {
    this.#isWatching = false
    this.#hangUp()
    await this.#watching
  }

  /** How many acknowledged rows are missing. */
  async countLost(pool: Pool): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from unnest($1::uuid[]) as told(id) left join witness using (id) where witness.id is null',
      [this.#acknowledged],
    )
    return rows[0]?.count ?? 0
  }

  get count() {
    return this.#acknowledged.length
  }

  async #watch() {
    while (this.#isWatching) {
      await this.#write().catch(() => this.#hangUp())
      await pause(BETWEEN_MS)
    }
    this.#hangUp()
  }

  async #write() {
    this.#client ??= await this.#connect()
    const id = randomUUID()
    await this.#client.query('insert into witness values ($1)', [id])
    this.#acknowledged.push(id)
  }

  async #connect() {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 1000 })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** A regular end would wait for a node that is frozen. */
  #hangUp() {
    this.#client?.connection.stream.destroy()
    this.#client = null
  }
}
