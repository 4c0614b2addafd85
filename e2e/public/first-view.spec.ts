import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { onceOnly } from '../people/person'

/** What a cheap phone may load before a page takes presses, gzipped. Forms and long texts come on later pages. */
const BUDGET = 150_000

for (const path of ['/', '/pipeLandingPage', '/pipe/pipe', '/pipe/pipe/1', '/list', '/rates/SHS', '/login']) {
  test(
    `the scripts of ${path}, where buyers arrive, fit the budget of a cheap phone`,
    onceOnly,
    async ({ request }) => {
      const html = await (await request.get(path)).text()
      // What a page loads once it takes presses, such as scores and freight, is not among them.
      const scripts = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, script = '']) => script)
      expect(scripts.length).toBeGreaterThan(5)
      const bodies = await Promise.all(scripts.map(async (script) => (await request.get(script)).body()))
      const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
      expect(weight).toBeLessThanOrEqual(BUDGET)
    },
  )
}
