import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'
import { screensOf } from '../people/screens'

/** What a cheap phone may load before a page takes presses, gzipped. */
const BUDGET = 150_000

test('the scripts of a public page fit the budget of a cheap phone', onceOnly, async ({ page, browser, baseURL }) => {
  for (const path of await screensOf.visitor({ page, browser, baseURL })) {
    // Nothing in its cache: each page is somebody's first.
    const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
    const scripts: Promise<Buffer>[] = []
    visitor.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await visit(visitor, path)
    const weights = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
    const weight = weights.reduce((sum, each) => sum + each, 0)
    expect.soft(weight, path).toBeGreaterThan(0)
    expect.soft(weight, path).toBeLessThanOrEqual(BUDGET)
    await visitor.close()
  }
})
