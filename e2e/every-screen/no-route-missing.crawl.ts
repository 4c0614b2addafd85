import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { screensOf } from '../people/screens'

test('no route is missing among the screens', async ({ page, browser, baseURL }) => {
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
