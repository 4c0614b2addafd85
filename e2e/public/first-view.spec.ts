import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'

/** What a cheap phone may load before a page takes presses, gzipped. Forms and long texts come on later pages. */
const BUDGET = 150_000

for (const path of ['/', '/pipeLandingPage', '/pipe/pipe', '/pipe/pipe/1', '/list', '/rates/SHS', '/login']) {
  test(`the scripts of ${path}, where buyers arrive, fit the budget of a cheap phone`, onceOnly, async ({ page }) => {
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await visit(page, path)
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    const weights = bodies.map((script) => gzipSync(script).length)
    const weight = weights.reduce((sum, each) => sum + each, 0)
    expect(weight).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(BUDGET)
  })
}
