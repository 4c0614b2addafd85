import { Client, type ClientConfig, type QueryConfig } from 'pg'
import { named } from './statement-names'

/** By itself: many statements in one text are answered as one. */
const BEGINS = /^begin[^;]*$/i
const READS = /^\s*select\b/i
const ROLLS_BACK = /^rollback\b/i

/**
 * Sends a statement without waiting for the answers to those before it: whoever has several to ask, none of which depends
 * on another, asks them together and waits once. Nobody waits for the answer to a `begin` either, unless he writes: were it
 * ever refused on a connection that lives on, what was sent behind it would stand on its own.
 */
export class PipelinedClient extends Client {
  /** Answered for the transaction that is being opened. */
  #begun: Promise<unknown> | null = null
  #isHeld = false
  #refusal: Error | null = null
  #isGathering = false

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true })
    // One that is lost may say so twice, the second time when it was given back and nobody listens any more.
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

  /** What is sent in one go leaves in one piece: each piece by itself would wake the database up. */
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
