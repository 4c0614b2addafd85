import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, lchownSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commandAs, type Identity, type Ids } from './identity'

const run = promisify(execFile)

/** Until version 0.1 the embedded database was another engine, which stored its data in this folder. */
const FORMER = 'db'

export function refuseFormerEngine(dataDir: string, data: string) {
  if (existsSync(data) || !existsSync(join(dataDir, FORMER, 'PG_VERSION'))) return
  throw new Error(
    `DATA_DIR: ${join(dataDir, FORMER)} is of the trial database of an earlier version, which can't be read any more: ` +
      'move it away to start with an empty one, or set DATA_DIR to another folder',
  )
}

interface NewCluster {
  data: string
  /** The folder of initdb. */
  programs: string
  identity: Identity
  /** The authentication method. */
  authentication: readonly string[]
  isDurable: boolean
}

/** Created under a temporary name and renamed at the end, so that a killed start leaves nothing half-made. */
export async function createCluster({ data, programs, identity, authentication, isDurable }: NewCluster) {
  const unfinished = `${data}.new`
  await rm(unfinished, { recursive: true, force: true })
  await makeFolder(unfinished, identity.ids)
  // Sorts and folds case the same on every platform, whatever its locales.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const cluster = ['-D', unfinished, '--username=postgres', ...locale, ...authentication]
  const initdb = [...cluster, ...(isDurable ? [] : ['--no-sync'])]
  const { command, args, options } = commandAs(identity, join(programs, 'initdb'), initdb)
  await run(command, args, options).catch((error: unknown) => {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`DATA_DIR: ${data} can't be made: ${stderr?.trim().split('\n').at(-1) || message}`)
  })
  await rename(unfinished, data)
  await syncFolder(join(data, '..'))
}

export async function makeFolder(folder: string, ids: Ids | undefined) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (ids) chownSync(folder, ids.uid, ids.gid)
}

/** Without it a power failure may lose the new name, although the files below are on disk. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** A copy that root restored from a backup belongs to root and is readable by others: PostgreSQL refuses both. */
export function ownCluster(data: string, ids: Ids | undefined) {
  if (ids && lstatSync(data).uid !== ids.uid) chownAll(data, ids)
  chmodSync(data, 0o700)
}

function chownAll(path: string, { uid, gid }: Ids) {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) chownAll(join(path, name), { uid, gid })
}
