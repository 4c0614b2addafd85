// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first of some programs that is on PATH or in one of the other folders, or null.
 * @param {string[]} names
 * @param {string[]} [otherFolders]
 */
export function findProgram(names, otherFolders = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...otherFolders]
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? null
}

/**
 * Installs a Debian package where that is possible without asking anybody: as root, on Debian.
 * @param {string} name
 */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  process.stdout.write(`Installing ${name} for the tests\n`)
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly)
}
