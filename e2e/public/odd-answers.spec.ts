import { expect, test } from '@playwright/test'
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
    let answer = ''
    await visit(page, '/legal')
    await page.route(/\/LH\//, (route) =>
      // The guards are asked for the session, and without one nobody gets any further.
      route.request().url().includes('LoginCheck')
        ? route.continue()
        : route.fulfill({ status: 200, contentType: 'application/json', body: answer }),
    )
    for (answer of odd) {
      for (const path of paths) {
        await goWithin(page, path)
        await expect.soft(page.getByRole('banner'), `${path} with ${answer}`).toBeVisible()
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path} with ${answer}`).toHaveCount(1)
      }
    }
    expect(broken).toEqual([])
  })
}
