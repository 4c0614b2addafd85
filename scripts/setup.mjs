// @ts-check
// What `npm start`, `npm test` and the others need before they can run. Only Node's own modules may be imported here,
// directly or indirectly: on a fresh clone nothing else is installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import events from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFiles } from './compress-files.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command in the project's folder and ends this process when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a tool of the project's own dependencies.
 * @param {string} name
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const runTool = (name, args, options) => run(tool(name), args, options)

/**
 * As runTool, while something else runs too: it throws, so that the caller can let the others finish.
 * @param {string} name
 * @param {string[]} args
 */
export async function runToolInParallel(name, args) {
  const [status] = await events.once(spawn(tool(name), args, { cwd: root, stdio: 'inherit' }), 'exit')
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed`)
}

/** @param {string} name */
const tool = (name) => join(root, 'node_modules', '.bin', name)

/** Installs the locked dependencies, once per lock file. */
export function ensureInstalled() {
  once('node_modules/.installed', hashOf(['package-lock.json']), () => {
    runQuietly('Installing', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Builds site and server, once per state of their sources. */
export function ensureBuilt() {
  once('.cache/built', hashOf(['apps', 'packages', 'package-lock.json']), build)
}

export function build() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const site = { env, cwd: join(root, 'apps/web') }
  runQuietly('Building the site', tool('react-router'), ['build'], site)
  // The pages are the same in each language; a browser has files with one of them.
  runQuietly('Building it in Hindi', tool('react-router'), ['build'], { ...site, env: { ...env, SITE_LANGUAGE: 'hi' } })
  addFilesOf('hi')
  runQuietly('Building its worker', tool('rolldown'), ['--config', 'apps/web/rolldown.worker.config.ts'], { env })
  compressFiles(join(root, 'apps/web/build/client'))
  rmSync(join(root, 'apps/api/build'), { recursive: true, force: true })
  runQuietly('Building the server', tool('rolldown'), ['--config', 'apps/api/rolldown.config.ts'], { env })
  cpSync(join(root, 'apps/api/src/db/migrations'), join(root, 'apps/api/build/migrations'), { recursive: true })
}

/**
 * Puts the scripts of a language beside those of English. Styles and fonts are the same, and have the same names.
 * @param {string} language
 */
function addFilesOf(language) {
  const site = join(root, 'apps/web/build')
  const [from, to] = [join(site, language, 'client/assets'), join(site, 'client/assets')]
  const missing = readdirSync(from, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !existsSync(join(to, entry.name)),
  )
  if (missing.length > 0) throw new Error(`Not the same in ${language}: ${missing.map(({ name }) => name).join(', ')}`)
  cpSync(join(from, language), join(to, language), { recursive: true })
  rmSync(join(site, language, 'client'), { recursive: true })
}

/**
 * Runs a command behind one line that says what is going on; what it prints matters only when it fails.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function runQuietly(what, command, args, options) {
  process.stdout.write(`${what} …\n`)
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, ...options })
  if (status === 0) return
  process.stderr.write([stdout, stderr, error?.message].join('\n'))
  process.exit(status ?? 1)
}

/**
 * Does something unless its stamp says that it was done for the same input.
 * @param {string} stamp
 * @param {string} input
 * @param {() => void} work
 */
function once(stamp, input, work) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === input) return
  work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, input)
}

const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results'])

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (path.includes('.')) return [path]
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCE.has(entry.name)) return []
    return entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]
  })
}
