import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { onceOnly } from '../people/person'

/** What a cheap phone may load before a page takes presses, gzipped. Forms and long texts come on later pages. */
const BUDGET = 138_000
/** Where most people arrive. */
const OF_FIRST_PAGES = 135_000
/** For work, with its forms. 160 kB is the goal, which 29 screens miss: see docs/decisions/061. */
const BUDGET_AT_WORK = 200_000
const BUDGET_OF_FONTS = 60_000

/** What Hindi may take more of the first. */
const FOR_HINDI = 1000

for (const path of ['/', '/pipeLandingPage', '/pipe/pipe', '/pipe/pipe/1', '/list', '/rates/SHS', '/login']) {
  test(
    `the scripts of ${path}, where buyers arrive, fit the budget of a cheap phone`,
    onceOnly,
    async ({ request }) => {
      const english = await weightOfScripts(request, path)
      expect(english).toBeLessThanOrEqual(['/', '/pipe/pipe'].includes(path) ? OF_FIRST_PAGES : BUDGET)
      expect(await weightOfScripts(request, inLanguage(path, 'hi'))).toBeLessThanOrEqual(english + FOR_HINDI)
    },
  )
}

/** What a page loads once it takes presses, such as scores and freight, is not among them. */
async function weightOfScripts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const scripts = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, script = '']) => script)
  expect(scripts.length).toBeGreaterThan(5)
  const bodies = await Promise.all(scripts.map(async (script) => (await request.get(script)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

test('so do the fonts', onceOnly, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(([, font = '']) => font)
  expect(fonts).toHaveLength(2)
  const bodies = await Promise.all(fonts.map(async (font) => (await request.get(font)).body()))
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(BUDGET_OF_FONTS)
})

interface BuiltRoute {
  parentId?: string
  module: string
  imports?: string[]
}

test('the scripts of each screen for work fit theirs', onceOnly, () => {
  const client = new URL('../../apps/web/build/client/', import.meta.url)
  const [name = ''] = readdirSync(new URL('assets/', client)).filter((file) => /^manifest-.*\.js$/.test(file))
  const written = readFileSync(new URL(`assets/${name}`, client), 'utf8')
  const { entry, routes } = JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1)) as {
    entry: BuiltRoute
    routes: Record<string, BuiltRoute>
  }
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const weight = weights.get(file) ?? gzipSync(readFileSync(new URL(`.${file}`, client))).length
    weights.set(file, weight)
    return weight
  }
  const filesOf = (route: BuiltRoute | undefined): string[] =>
    route ? [route.module, ...(route.imports ?? []), ...filesOf(routes[route.parentId ?? ''])] : []
  const tooHeavy = Object.entries(routes)
    .map(([id, route]) => [
      id,
      [...new Set([...filesOf(entry), ...filesOf(route)])].reduce((sum, file) => sum + weigh(file), 0),
    ])
    .filter(([, weight = 0]) => Number(weight) > BUDGET_AT_WORK)
  expect(tooHeavy).toEqual([])
})
