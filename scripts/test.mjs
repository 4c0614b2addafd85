// @ts-check
// Runs all tests on a fresh clone: installs and builds what is missing, then runs both test runners.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePostgres } from './postgres.mjs'
import { printSecondTries } from './testing/second-tries.mjs'
import { ensureBuilt, ensureInstalled, root } from './setup.mjs'

const RESULTS = join(root, '.cache/test-results')

ensureInstalled()
ensureBrowser()
// For its tools: dumps and standbys are tested with them.
ensurePostgres()
ensureBuilt()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const vitest = runTests(
  'vitest',
  [
    'run',
    ...['dot', 'json', './scripts/testing/second-tries.mjs'].map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${RESULTS}/vitest.json`,
    // That part is `npm run test:postgres-15`, which CI runs too.
    ...['--project', '!api on installed postgres'],
  ],
  {},
)
const playwright = runTests('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'playwright.json'),
})
const crawl = runTests('playwright', ['test', '--config', 'e2e/every-screen/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'every-screen.json'),
})

const { numPassedTests, numFailedTests } = readResult('vitest')
const { stats, suites } = readResult('playwright')
const { stats: crawled } = readResult('every-screen')
printSecondTries(flakySpecs(suites))
process.stdout.write(`\nvitest: ${numPassedTests} passed, ${numFailedTests} failed\n`)
process.stdout.write(`playwright: ${stats.expected + stats.flaky} passed, ${stats.unexpected} failed\n`)
process.stdout.write(`every screen: ${crawled.expected + crawled.flaky} passed, ${crawled.unexpected} failed\n`)
process.exit(vitest || playwright || crawl)

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function runTests(name, args, env) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
  return (
    spawnSync(join(root, 'node_modules/.bin', name), args, { ...options, env: { ...process.env, ...env } }).status ?? 1
  )
}

/** @param {string} name */
function readResult(name) {
  return JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8'))
}

/**
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function flakySpecs(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} > ${title}`),
    ...flakySpecs(inner),
  ])
}
