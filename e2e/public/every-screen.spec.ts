import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../people/accessibility'
import { onceOnly, visit } from '../people/person'
import { screensOf } from '../people/screens'

for (const [who, list] of Object.entries(screensOf)) {
  test(`every screen of a ${who} stands still, fits, is accessible and leaves the console empty`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    test.setTimeout(300_000)
    const complaints: string[] = []
    // What is refused is a failed request to the browser, however well the screen says it.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('403'))
        complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    for (const path of await list({ page, browser, baseURL })) {
      await test.step(path, async () => {
        await visit(page, path)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
        // Half of what browsers call good: on a busy machine a table is painted before its last rows settle its columns.
        expect.soft(await layoutShift(page), `${path} shifts`).toBeLessThan(0.05)
        // Colours are the same at every width, so one width checks the dark theme.
        await expectNoViolations(page, isMobile ? ['light'] : ['dark', 'light'])
      })
    }
    expect(complaints).toEqual([])
  })
}

test('no route is missing among the screens', onceOnly, async ({ page, browser, baseURL }) => {
  const table = await readFile(new URL('../../apps/web/app/routes.ts', import.meta.url), 'utf8')
  const routes = [...table.matchAll(/\b(?:route|masterData)\('([^'*]+)'(?:, '(\w+)'\))?/g)].flatMap(([, path, form]) =>
    [path, form && `${form}/:id?`].filter((route) => route !== undefined),
  )
  const screens = await Promise.all(
    Object.values(screensOf).map(async (list) => {
      const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
      const paths = await list({ page: await context.newPage(), browser, baseURL })
      await context.close()
      return paths.map((path) => path.replace(/\?.*/, ''))
    }),
  )
  expect(routes.length).toBeGreaterThan(40)
  for (const route of routes) {
    const pattern = new RegExp(`^/${route.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
    expect(
      screens.flat().some((path) => pattern.test(path)),
      route,
    ).toBe(true)
  }
})

/** How much of what was painted has moved since, as browsers score it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
