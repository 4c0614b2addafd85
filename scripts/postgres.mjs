// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram, installPackage } from './debian.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: on PATH, or Debian's folder per version; null when there is none. */
export function findPostgres() {
  const initdb = findPostgresProgram('initdb')
  return initdb && dirname(initdb)
}

/**
 * One of its programs. Those of a client may lie elsewhere than those of a server.
 * @param {string} name
 */
export function findPostgresProgram(name) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return findProgram(
    [name],
    versions.map((version) => join(DEBIAN, version, 'bin')),
  )
}

/** The server given for the tests. */
export const givenServer = () => process.env['TEST_DATABASE_URL'] || null

/** Whether PostgreSQL is installed or can be installed. */
export function ensurePostgres() {
  if (findPostgres()) return true
  installPackage('postgresql')
  return findPostgres() !== null
}
