import { chmodSync, copyFileSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { needsServer, type PostgresPackage } from './package'

/**
 * A copy of the programs for a user who can't reach the package. It is kept for the next start; what a cleaner of temporary
 * folders took away is copied again.
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

/** Anybody may have made a folder of that name, with programs of his own in it. */
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

/** Under a name of its own first: another server may be starting the program that is being copied. */
function copyWhole(source: string, target: string) {
  const part = `${target}.${process.pid}`
  copyFileSync(source, part)
  chmodSync(part, 0o755)
  renameSync(part, target)
}
