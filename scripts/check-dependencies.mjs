// @ts-check
// Every dependency is on record with its reason, every record is in use, and nothing is deprecated.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const RECORD = 'docs/decisions/013-dependencies.md'

/** Deprecated packages that we cannot avoid, as `name@version`, each with the reason. */
const EXCUSED = /** @type {Record<string, string>} */ ({})

/** Exits when something is wrong. */
export function checkDependencies() {
  const complaints = [...namedOrNot(), ...deprecated()]
  if (complaints.length === 0) return
  process.stderr.write(`${complaints.join('\n')}\n`)
  process.exit(1)
}

function namedOrNot() {
  const named = namesOnRecord()
  const used = new Set(filesOf('package.json').flatMap(directDependencies))
  return [
    ...[...used].filter((name) => !named.has(name)).map((name) => `${name} is not named in ${RECORD}`),
    ...[...named].filter((name) => !used.has(name)).map((name) => `${RECORD} names ${name}, which nothing uses`),
  ]
}

/** The first column of the table, where one row may name several packages. */
function namesOnRecord() {
  const [, table = ''] = readFileSync(join(root, RECORD), 'utf8').split(/^\| -.*$/m)
  return new Set([...table.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, names = '']) => names.split(', ')))
}

/** @param {string} file */
function directDependencies(file) {
  const { dependencies, optionalDependencies, devDependencies } = read(file)
  return Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@lohahaat/'),
  )
}

function deprecated() {
  return filesOf('package-lock.json').flatMap((file) =>
    Object.entries(read(file).packages).flatMap(([place, { version, deprecated }]) => {
      const name = `${place.split('node_modules/').at(-1)}@${version}`
      return deprecated && !(name in EXCUSED) ? [`${name} in ${file} is deprecated: ${deprecated}`] : []
    }),
  )
}

/** @param {string} name */
function filesOf(name) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', name, `**/${name}`]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

/**
 * @typedef {{ version?: string, deprecated?: string }} LockedPackage
 * @param {string} file
 * @returns {{ dependencies?: object, optionalDependencies?: object, devDependencies?: object, packages: Record<string, LockedPackage> }}
 */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
