import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { MailRelay } from '../apps/api/src/testing/servers/mail-relay'
import type { Database } from '../apps/api/src/platform/db/db'
import { freePort } from '../apps/api/src/platform/db/embedded/free-port'
import { readBooks } from './books/books'
import { Client } from './client'
import type { Hall } from './hall'
import { Ledger } from './ledger'
import { underLoad } from './load'
import type { Outcome } from './outcome'
import { ProductServer, type Complaint } from './product-server'
import { Tally } from './tally'
import { openTrade, withDatabase, type Pool, type Source, type Trade } from './trade'

const WELL_WITHIN_MS = 30_000
const MAX_UNDISTURBED = 8
const MAX_ORDER_MS = 30
const MAILS_OUT_WITHIN_MS = 120_000

/** The database, buyers, mail relay and servers of one scenario. */
export class Stage {
  readonly tally = new Tally()
  readonly ledger = new Ledger()
  readonly notes: string[] = []
  readonly #servers: ProductServer[] = []
  readonly #name: string
  readonly #source: Source
  readonly #env: Record<string, string>
  readonly trade: Trade
  readonly relay: MailRelay

  private constructor(name: string, source: Source, env: Record<string, string>, trade: Trade, relay: MailRelay) {
    this.#name = name
    this.#source = source
    this.#env = env
    this.trade = trade
    this.relay = relay
  }

  static async set(hall: Hall, name: string, engine: 'postgres' | 'embedded' = 'postgres'): Promise<Stage> {
    const database = name.replaceAll('-', '_')
    const source = await (engine === 'postgres' ? hall.newDatabase(database) : hall.newEmbedded(database))
    return Stage.on(source, hall.folder, name)
  }

  /** On a database with the demo catalogue. */
  static async on(source: Source, folder: string, name: string): Promise<Stage> {
    const dataDir = 'dataDir' in source ? source.dataDir : join(folder, name)
    await mkdir(dataDir, { recursive: true })
    const port = await freePort()
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAILS: 'admin@lohahaat.example',
      // Leftovers of a killed server are removed with the hall.
      TMPDIR: folder,
    }
    return new Stage(name, source, env, await openTrade(source), new MailRelay(port))
  }

  get dataDir() {
    return this.#env['DATA_DIR'] ?? ''
  }

  /** The URL of the database, unless a scenario puts a proxy in between. */
  get databaseUrl() {
    return 'databaseUrl' in this.#source ? this.#source.databaseUrl : ''
  }

  async addServer(env: Record<string, string> = {}): Promise<ProductServer> {
    const database = this.databaseUrl ? { DATABASE_URL: this.databaseUrl } : {}
    const server = await ProductServer.create({ ...this.#env, ...database, ...env })
    this.#servers.push(server)
    await server.start()
    return server
  }

  underLoad(address: string, act: () => Promise<void>) {
    return underLoad({ address, trade: this.trade, ledger: this.ledger, tally: this.tally }, act)
  }

  client(address: string, timeoutMs: number) {
    return new Client(address, this.tally, timeoutMs)
  }

  /** Waits until a change succeeds after the last fault. */
  untilWell(withinMs = WELL_WITHIN_MS) {
    return this.#until(() => !this.tally.isStruck, withinMs)
  }

  /** A random moment within an order, after a few undisturbed orders. */
  untilMidOrder() {
    return this.untilMid(() => this.ledger.confirmations)
  }

  /** As for orders, of anything whose beginnings are counted. */
  async untilMid(begun: () => number) {
    const beginnings = begun() + randomInt(1, MAX_UNDISTURBED)
    await this.#until(() => begun() >= beginnings)
    await pause(randomInt(MAX_ORDER_MS))
  }

  async #until(isSo: () => boolean, withinMs = WELL_WITHIN_MS) {
    const until = Date.now() + withinMs
    while (!isSo()) {
      if (Date.now() > until) throw new Error(`nothing works ${withinMs} ms after a fault`)
      await pause(5)
    }
  }

  look<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    return withDatabase(this.#source, ({ pool }) => work(pool))
  }

  /** Adds to the database before a server uses it. */
  fill<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return withDatabase(this.#source, ({ db }) => work(db))
  }

  /** Waits for the last mail and checks the books. Errors in the log are faults unless expected. */
  async conclude(rounds: number, isExpected: (complaint: Complaint) => boolean = () => false): Promise<Outcome> {
    for (const server of this.#servers) await server.stop()
    await this.#sendAllMails()
    await this.relay.close()
    const context = { trade: this.trade, ledger: this.ledger, delivered: this.relay.delivered }
    const { stored, faults } = await this.look((pool) => readBooks(pool, context))
    const logged = this.#servers.flatMap(({ complaints }) => complaints).filter((complaint) => !isExpected(complaint))
    const again = [...this.relay.delivered.values()].filter((times) => times > 1).length
    const { requests, unanswered, serverErrors, gaps, wrongs } = this.tally
    return {
      ...{ scenario: this.#name, rounds, requests, unanswered, serverErrors, gaps, stored },
      acknowledged: this.ledger.orders.size,
      notes: [
        `${this.ledger.cancelled.size} orders cancelled, ${this.ledger.refusals} refused for lack of stock, ` +
          `${this.relay.delivered.size} mails arrived, ${again} of them more than once`,
        ...this.notes,
      ],
      faults: [
        ...[...wrongs].map(([what, times]) => `${times} x ${what}`),
        ...faults,
        ...new Set(logged.map(({ line }) => `logged: ${line.slice(0, 600)}`)),
      ],
    }
  }

  /** A mail of a killed server is leased for another minute; its lease is ended instead of waiting. */
  async #sendAllMails() {
    await this.look((pool) => pool.query('update mails set next_try_at = now() where sent_at is null'))
    const server = await this.addServer()
    await this.relay.open()
    await this.untilMailsAreOut(server.address)
    await server.stop()
  }

  async untilMailsAreOut(address: string) {
    const admin = this.client(address, MAILS_OUT_WITHIN_MS).as(this.trade.admin)
    const until = Date.now() + MAILS_OUT_WITHIN_MS
    while (Date.now() < until) {
      const answer = await admin.call(mailQueue, {})
      if ((answer?.body as { waiting?: number } | undefined)?.waiting === 0) return
      await pause(200)
    }
  }
}
