import { expect, type Page, test } from '@playwright/test'
import { goWithin, onceOnly, visit } from '../people/person'
import { screensOf } from '../people/screens'

/**
 * What a proxy, a portal or another server may answer instead of what was asked for. Answers of quite another kind don't get
 * past `send()`; these do, by turns.
 */
const odd = ['null', '[]', '{}', '[{}]']

for (const [who, list] of Object.entries(screensOf)) {
  test(`whatever is answered, no screen of a ${who} breaks`, onceOnly, async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000)
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`))
    const paths = await list({ page, browser, baseURL })
    await answerCallsOddly(page)
    await visit(page, '/legal')
    for (const answer of odd) {
      await page.evaluate((body) => sessionStorage.setItem('odd', body), answer)
      for (const path of paths) {
        await goWithin(page, path)
        await expect.soft(page.getByRole('banner'), `${path} with ${answer}`).toBeVisible()
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path} with ${answer}`).toHaveCount(1)
      }
    }
    expect(broken).toEqual([])
  })
}

/**
 * In the page itself, where it costs nothing to step in. The guards are asked for the session, and without one nobody gets
 * any further.
 */
const answerCallsOddly = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const { url } = new Request(input)
      const body = sessionStorage.getItem('odd')
      if (body === null || !url.includes('/LH/') || url.includes('LoginCheck')) return fetch(input, init)
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
    }
  })
