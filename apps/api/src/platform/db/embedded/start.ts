import { existsSync, realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCluster, ownCluster, refuseFormerEngine } from './data-folder'
import { chooseIdentity } from './identity'
import { takeLock } from './lock'
import { thisPlatform, type Platform } from './platform'
import { findPrograms } from './programs'
import { startUntilReady } from './ready'

/** Small enough for a laptop. Replication is off: it takes processes and memory, and only this server connects. */
const SETTINGS = [
  'max_connections=20',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_replication_slots=0',
  'max_logical_replication_workers=0',
  // Otherwise version 18 starts three I/O worker processes.
  'io_method=sync',
  // Errors go to the server, which logs them without values.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
]

export interface EmbeddedPostgres {
  url: string
  /** Called when PostgreSQL has ended unexpectedly. */
  onCrash(react: () => void): void
  stop(): Promise<void>
}

interface Options {
  settings?: readonly string[]
  platform?: Platform
}

/** Starts PostgreSQL on a folder below `dataDir`, created if missing, and waits until it answers. */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(`DATA_DIR: ${(error as Error).message}`)
  })
  const release = await takeLock(dataDir)
  try {
    const { url, ended, stop } = await startLocked(realpathSync(dataDir), options)
    let isStopping = false
    return {
      url,
      onCrash: (react) => void ended.then(() => isStopping || react()),
      async stop() {
        isStopping = true
        await stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function startLocked(dataDir: string, { settings = [], platform = thisPlatform }: Options) {
  const data = join(dataDir, 'postgres')
  refuseFormerEngine(dataDir, data)
  const identity = chooseIdentity(dataDir)
  const programs = findPrograms(identity)
  if (!existsSync(data)) {
    const authentication = platform.way.prepare(data, identity.ids)
    await createCluster({ data, programs, identity, authentication, isDurable: !settings.includes('fsync=off') })
  }
  ownCluster(data, identity.ids)
  return startUntilReady({ data, programs, identity, settings: [...SETTINGS, ...settings] }, platform)
}
