import type { Pool } from 'pg'
import { createBroadcast, noBroadcast, type Broadcast } from './broadcast'
import { openDb, type Database } from './db'
import { startEmbedded } from './embedded/start'
import { ResilientPool } from './pool'
import { watchDatabase } from './watch'

/** For connecting, or for a free connection of the pool; after that the caller gets a 503. */
const TIMEOUT_MS = 3000

export interface Connection {
  pool: Pool
  db: Database
  broadcast: Broadcast
  /** Called when the embedded database has ended: a server cannot continue without it. */
  onCrash(react: () => void): void
  close(): Promise<void>
}

export type DatabaseSource = ({ databaseUrl: string } | { dataDir: string }) & {
  /** Whether statements are sent without waiting for earlier answers; see decision 023. */
  pipeline?: boolean
}

export function connect({ pipeline = true, ...source }: DatabaseSource) {
  return 'databaseUrl' in source
    ? connectToServer(source.databaseUrl, pipeline)
    : connectToEmbedded(source.dataDir, pipeline)
}

async function connectToServer(connectionString: string, pipeline: boolean): Promise<Connection> {
  const pool = await openPool(connectionString, pipeline)
  const broadcast = createBroadcast(pool)
  const watch = watchDatabase(pool, connectionString, broadcast)
  return {
    pool,
    db: openDb(pool),
    broadcast,
    onCrash: () => {},
    async close() {
      watch.stop()
      await pool.end()
    },
  }
}

/** No watch is needed: there is no network to fail, and the end of the process is reported. */
async function connectToEmbedded(dataDir: string, pipeline: boolean): Promise<Connection> {
  const embedded = await startEmbedded(dataDir)
  const pool = await openPool(embedded.url, pipeline)
  return {
    pool,
    db: openDb(pool),
    broadcast: noBroadcast,
    onCrash: embedded.onCrash,
    async close() {
      await pool.end()
      await embedded.stop()
    },
  }
}

/** Runs one query first, so that a wrong address or password is reported as such. */
async function openPool(connectionString: string, pipeline: boolean): Promise<ResilientPool> {
  const pool = new ResilientPool({ connectionString, max: 10, connectionTimeoutMillis: TIMEOUT_MS }, pipeline)
  await pool.query('select 1').catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException
    throw new Error(`DATABASE_URL: ${message || code}`)
  })
  return pool
}
