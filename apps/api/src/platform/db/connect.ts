import type { Pool } from 'pg'
import { openDb, type Database } from './db'
import { startEmbedded } from './embedded/start'
import { ResilientPool } from './pool'
import { watchDatabase } from './watch'

/** For a connection, or for one of the pool to be free: after that the caller had better come back later. */
const PATIENCE_MS = 3000

export interface Connection {
  pool: Pool
  db: Database
  /** Tells when the embedded database is gone: a server can't go on without it. */
  onCrash(react: () => void): void
  close(): Promise<void>
}

export type DatabaseSource = ({ databaseUrl: string } | { dataDir: string }) & {
  /** Whether statements are sent without waiting for the answers to those before; see decision 023. */
  pipeline?: boolean
}

export function connect({ pipeline = true, ...source }: DatabaseSource) {
  return 'databaseUrl' in source
    ? connectToServer(source.databaseUrl, pipeline)
    : connectToEmbedded(source.dataDir, pipeline)
}

async function connectToServer(connectionString: string, pipeline: boolean): Promise<Connection> {
  const pool = await openPool(connectionString, pipeline)
  const watch = watchDatabase(pool, connectionString)
  return {
    pool,
    db: openDb(pool),
    onCrash: () => {},
    async close() {
      watch.stop()
      await pool.end()
    },
  }
}

/** Nobody has to watch the line: there is none that could be cut, and the end of the process is told. */
async function connectToEmbedded(dataDir: string, pipeline: boolean): Promise<Connection> {
  const embedded = await startEmbedded(dataDir)
  const pool = await openPool(embedded.url, pipeline)
  return {
    pool,
    db: openDb(pool),
    onCrash: embedded.onCrash,
    async close() {
      await pool.end()
      await embedded.stop()
    },
  }
}

/** Asks once before anything else does, so that an address or a password that is wrong is named as what it is. */
async function openPool(connectionString: string, pipeline: boolean): Promise<Pool> {
  const pool = new ResilientPool({ connectionString, max: 10, connectionTimeoutMillis: PATIENCE_MS }, pipeline)
  await pool.query('select 1').catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException
    throw new Error(`DATABASE_URL: ${message || code}`)
  })
  return pool
}
