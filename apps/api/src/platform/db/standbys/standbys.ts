import { noListening } from '../broadcast'
import type { Connection } from '../connect'
import { openDb, type Database } from '../db'
import { isDatabaseLost, isStandbyConflict } from '../pg-error'
import { ResilientPool } from '../pool'
import { PrimaryMarks } from './primary-marks'
import { watchDatabase } from '../watch'

const EVERY_MS = 500
const TIMEOUT_MS = 1000
const MAX_CONNECTIONS = 5

interface Standby {
  db: Database
  pool: ResilientPool
  isGood: boolean
  stopWatching(): void
}

/** Reads that may be a moment old. Standbys take them as long as they keep up, else the primary. */
export class Standbys {
  readonly #primary: Database
  readonly #standbys: readonly Standby[]
  readonly #marks = new PrimaryMarks()
  #turn = 0
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  constructor({ db }: Pick<Connection, 'db'>, urls: readonly string[] = [], pipeline = true) {
    this.#primary = db
    this.#standbys = urls.map((connectionString) => open(connectionString, pipeline))
    if (urls.length > 0) this.#poll()
  }

  /** Whether anybody could read something old. */
  get isAny() {
    return this.#standbys.length > 0
  }

  /** On a standby, or on the primary for who needs what was written last. A standby that fails is left out. */
  async read<T>(isCurrentNeeded: boolean, work: (db: Database) => Promise<T>): Promise<T> {
    const standby = isCurrentNeeded ? undefined : this.#choose()
    if (!standby) return work(this.#primary)
    try {
      return await work(standby.db)
    } catch (error) {
      if (!isDatabaseLost(error) && !isStandbyConflict(error)) throw error
      standby.isGood = !isDatabaseLost(error)
      return work(this.#primary)
    }
  }

  async close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (const { pool, stopWatching } of this.#standbys) {
      stopWatching()
      await pool.end()
    }
  }

  #choose(): Standby | undefined {
    const good = this.#standbys.filter(({ isGood }) => isGood)
    this.#turn += 1
    return good[this.#turn % good.length]
  }

  #poll() {
    void this.#look().then(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#poll(), EVERY_MS)
    })
  }

  async #look() {
    // While the primary is away nothing is written that a standby could miss.
    const position = await positionOf(this.#primary, 'pg_current_wal_lsn()')
    if (position !== null) this.#marks.add(position, performance.now())
    await Promise.all(
      this.#standbys.map(async (standby) => {
        const replayed = await positionOf(standby.db, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
        standby.isGood = replayed !== null && this.#marks.isRecent(replayed)
      }),
    )
  }
}

function open(connectionString: string, pipeline: boolean): Standby {
  const config = { connectionString, max: MAX_CONNECTIONS, connectionTimeoutMillis: TIMEOUT_MS }
  const pool = new ResilientPool(config, pipeline)
  const { stop } = watchDatabase(pool, connectionString, noListening)
  return { db: openDb(pool), pool, isGood: false, stopWatching: stop }
}

/** In bytes of the log; null where it can't be told. */
async function positionOf(db: Database, position: string): Promise<bigint | null> {
  const asked = db.execute<{ bytes: string | null }>(`select (${position} - '0/0'::pg_lsn)::text as bytes`)
  const bytes = await asked.then(
    ({ rows }) => rows[0]?.bytes ?? null,
    () => null,
  )
  return bytes === null ? null : BigInt(bytes)
}
