import { expect, type Page, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'
import { screensOf } from '../people/screens'

/**
 * What a proxy, a portal or another server may answer instead of what was asked for. Answers of quite another kind don't get
 * past `send()`; these do, by turns.
 */
const odd = ['null', '[]', '{}', '[{}]']

/**
 * Goes on within the page, so that the browser itself asks for what the next screen shows. Returns once that screen is drawn:
 * a screen replaced while it is being drawn reports an error from which React has already recovered.
 */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string, options: { flushSync: true }): Promise<void> }
    }
    return router.navigate(to, { flushSync: true })
  }, path)

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
        await go(page, path)
        await expect.soft(page.getByRole('banner'), `${path} with ${answer}`).toBeVisible()
        await expect.soft(page.getByRole('heading', { level: 1 }), `${path} with ${answer}`).toHaveCount(1)
      }
    }
    expect(broken).toEqual([])
  })
}
