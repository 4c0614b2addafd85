// @ts-check
// Lighthouse scores of the first pages a visitor sees: on a phone, throttled, the median of three runs. Exits with 1
// when a score is too low.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { startDemoServer } from './demo-server.mjs'
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs'

const RUNS = 3
/** A visitor seldom meets a server that has just started. */
const WARM_UP = 30
const goals = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
const MAX_SCRIPT_BYTES = 150_000
const MAX_SHIFT = 0.02
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

const folder = join(root, 'scripts/lighthouse')
ensureInstalled()
ensureBuilt()
ensureBrowser()
if (!existsSync(join(folder, 'node_modules/lighthouse'))) run('npm', ['ci', '--loglevel=error'], { cwd: folder })
/** @param {string} file */
const load = (file) => import(pathToFileURL(join(folder, 'node_modules', file)).href)
const { default: lighthouse } = await load('lighthouse/core/index.js')
const { launch } = await load('chrome-launcher/dist/index.js')

const server = await startDemoServer()
const results = []
try {
  for (const path of ['/', '/hi/', '/list', '/rates/SHS', '/pipe/pipe', await someProduct(), '/about', '/login'])
    results.push(await judge(path))
} finally {
  await server.stop()
}
console.table(results.map(({ isMet, ...figures }) => ({ ...figures, goals: isMet ? 'met' : 'MISSED' })))
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1)

async function someProduct() {
  const catalogue = await (await fetch(`${server.url}/pipe/pipe`)).text()
  return /\/pipe\/pipe\/\d+/.exec(catalogue)?.[0] ?? '/pipe/pipe/1'
}

/** @param {string} path */
async function judge(path) {
  /** @type {Record<string, number>[]} */
  const runs = []
  for (let count = 0; count < WARM_UP; count++) await (await fetch(server.url + path)).text()
  for (let count = 0; count < RUNS; count++) runs.push(await measure(path))
  const median = (/** @type {string} */ name) =>
    runs.map((figures) => figures[name] ?? NaN).sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN
  const scores = Object.fromEntries(Object.keys(goals).map((name) => [name, median(name)]))
  const script = Math.max(...runs.map((figures) => figures['script'] ?? NaN))
  const shift = Math.max(...runs.map((figures) => figures['shift'] ?? NaN))
  return {
    page: path,
    ...scores,
    'LCP s': (median('lcp') / 1000).toFixed(1),
    'blocked ms': Math.round(median('tbt')),
    shift: shift.toFixed(3),
    'script kB gz': (script / 1000).toFixed(1),
    isMet:
      Object.entries(goals).every(([name, goal]) => (scores[name] ?? 0) >= goal) &&
      shift < MAX_SHIFT &&
      script <= MAX_SCRIPT_BYTES,
  }
}

/**
 * A browser of its own, so that nothing is kept from the page before.
 * @param {string} path
 * @returns {Promise<Record<string, number>>}
 */
async function measure(path) {
  const chrome = await launch({ chromePath: findBrowser() ?? undefined, chromeFlags: flags })
  try {
    const { lhr } = await lighthouse(server.url + path, { port: chrome.port, logLevel: 'error', output: 'json' })
    for (const { id, title, score } of Object.values(lhr.audits))
      if (process.env['VERBOSE'] && score !== null && score < 1) console.log(path, id, score, title)
    const requests = lhr.audits['network-requests'].details.items
    return {
      ...Object.fromEntries(Object.keys(goals).map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
      script: requests
        .filter((/** @type {any} */ { resourceType }) => resourceType === 'Script')
        .reduce((/** @type {number} */ sum, /** @type {any} */ { url }) => sum + gzippedBytes(url), 0),
    }
  } finally {
    chrome.kill()
  }
}

/**
 * The browser gets brotli, which is smaller still; the goal is counted in gzip.
 * @param {string} url
 */
function gzippedBytes(url) {
  return gzipSync(readFileSync(join(root, 'apps/web/build/client', new URL(url).pathname)), { level: 9 }).length
}
