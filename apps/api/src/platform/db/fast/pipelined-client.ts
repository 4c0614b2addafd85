import { Client, type ClientConfig, type QueryConfig } from 'pg'
import { named } from './statement-names'

/** On its own: several statements in one text have one result. */
const BEGINS = /^begin[^;]*$/i
const READS = /^\s*select\b/i
const ROLLS_BACK = /^rollback\b/i

/**
 * Sends statements without waiting for earlier results: independent statements are sent together and awaited once. A
 * `begin` is not awaited either, except before a write: if it were ever refused on a connection that stays alive, the
 * statements behind it would run outside a transaction.
 */
export class PipelinedClient extends Client {
  /** The result of the `begin` being sent. */
  #begun: Promise<unknown> | null = null
  #isHeld = false
  #refusal: Error | null = null
  #isGathering = false

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true })
    // A lost connection may emit two errors, the second after its release, when nobody listens.
    this.on('error', () => {})
  }

  override query = ((config: QueryConfig | string, ...rest: []) => {
    const query = named(typeof config === 'string' ? { text: config } : config)
    this.#gather()
    if (BEGINS.test(query.text)) return this.#begin(() => super.query(query, ...rest))
    if (ROLLS_BACK.test(query.text)) this.#refusal = null
    if (this.#begun && (this.#isHeld || !READS.test(query.text))) {
      this.#isHeld = true
      return this.#begun.then(() => this.#send(() => super.query(query, ...rest)))
    }
    return this.#send(() => super.query(query, ...rest))
  }) as Client['query']

  /** Statements sent in the same tick leave in one packet: each packet would wake the database. */
  #gather() {
    if (this.#isGathering) return
    const { stream } = this.connection
    this.#isGathering = true
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  #begin(send: () => Promise<unknown>) {
    const settle = () => {
      this.#begun = null
      this.#isHeld = false
    }
    this.#begun = send()
      .catch((error: unknown) => void (this.#refusal = error as Error))
      .finally(settle)
    return Promise.resolve()
  }

  #send<T>(send: () => Promise<T>): Promise<T> {
    return this.#refusal ? Promise.reject(this.#refusal) : send()
  }
}
