import { existsSync, realpathSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCluster, ownCluster, refuseFormerEngine } from './data-folder'
import { chooseIdentity } from './identity'
import { takeLock } from './lock'
import { thisPlatform, type Platform } from './platform'
import { findPrograms } from './programs'
import { startUntilReady } from './ready'
import { SETTINGS } from './settings'

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
