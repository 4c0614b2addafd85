import { gzipSync } from 'node:zlib'
import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { onceOnly } from '../people/person'

/** What a cheap phone may load before a page takes presses, gzipped. Forms and long texts come on later pages. */
const BUDGET = 150_000

/** What Hindi may take more of it. */
const FOR_HINDI = 1000

for (const path of ['/', '/pipeLandingPage', '/pipe/pipe', '/pipe/pipe/1', '/list', '/rates/SHS', '/login']) {
  test(
    `the scripts of ${path}, where buyers arrive, fit the budget of a cheap phone`,
    onceOnly,
    async ({ request }) => {
      const english = await weightOfScripts(request, path)
      expect(english).toBeLessThanOrEqual(BUDGET)
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
