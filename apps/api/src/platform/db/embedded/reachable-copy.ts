import { chmodSync, copyFileSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { needsServer, type PostgresPackage } from './package'

/**
 * A copy of the programs for a user who cannot reach the package. It is reused by the next start; missing files, such
 * as those removed by a cleaner of temporary folders, are copied again.
 */
export function copyPrograms({ folder, version }: PostgresPackage, temporary: string): string {
  const copy = join(temporary, `lh-postgres-${version}-${process.getuid?.()}`)
  mkdirSync(copy, { recursive: true, mode: 0o755 })
  refuseForeign(copy)
  // The umask of a service may have closed it.
  chmodSync(copy, 0o755)
  copyMissing(join(folder, 'native'), join(copy, 'native'))
  return copy
}

/** Anybody could have created a folder of that name with programs of their own. */
function refuseForeign(copy: string) {
  const found = lstatSync(copy)
  const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  if (!isOurs) throw needsServer(`${copy} was made by somebody else`)
}

function copyMissing(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyMissing(source, target)
    else if (entry.isFile() && statSync(target, { throwIfNoEntry: false })?.size !== statSync(source).size) {
      copyWhole(source, target)
    }
  }
}

/** Under a temporary name first: another server may be starting the program being copied. */
function copyWhole(source: string, target: string) {
  const part = `${target}.${process.pid}`
  copyFileSync(source, part)
  chmodSync(part, 0o755)
  renameSync(part, target)
}
