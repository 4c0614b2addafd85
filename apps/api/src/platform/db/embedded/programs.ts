import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { canReach, commandAs, type Identity } from './identity'
import { findPackage, makeLinks, needsServer } from './package'
import { copyPrograms } from './reachable-copy'
import { temporaryFolder } from './endpoint'

/** The folder with `initdb`, `pg_ctl` and `postgres`, runnable by that user. */
export function findPrograms(identity: Identity): string {
  const { ids } = identity
  const found = findPackage()
  const isUsable = makeLinks(found.folder) && canReach(ids, join(found.folder, 'native/bin/postgres'))
  const folder = isUsable ? found.folder : copyPrograms(found, temporaryFolder(ids))
  makeLinks(folder)
  const programs = join(folder, 'native/bin')
  // On a system with another C library it exists but cannot be run.
  const { command, args, options } = commandAs(identity, join(programs, 'postgres'), ['--version'])
  const { status, error, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw needsServer(error?.message ?? stderr.trim())
  return programs
}
