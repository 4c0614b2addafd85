import { existsSync, realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCluster, ownCluster, refuseFormerEngine } from './data-folder'
import { chooseIdentity } from './identity'
import { takeLock } from './lock'
import { thisPlatform, type Platform } from './platform'
import { findPrograms } from './programs'
import { startUntilReady } from './ready'

/**
 * Small enough for a laptop that does other things too. What PostgreSQL has for replicas and for readers of its changes takes
 * processes and memory of its own, and nobody connects to this one but its server.
 */
const SETTINGS = [
  'max_connections=20',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_replication_slots=0',
  'max_logical_replication_workers=0',
  // Version 18 reads by three processes of its own otherwise.
  'io_method=sync',
  // What is refused is told to the server, which logs it without values.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
]

export interface EmbeddedPostgres {
  url: string
  /** Tells when PostgreSQL ended although nobody asked for it. */
  onCrash(react: () => void): void
  stop(): Promise<void>
}

interface Options {
  settings?: readonly string[]
  platform?: Platform
}

/** Starts PostgreSQL on a folder below `dataDir`, which is made when it is missing, and waits until it answers. */
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
