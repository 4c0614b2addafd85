import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { onceOnly, visit } from '../people/person'
import { screensOf } from '../people/screens'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

test.describe('where a path leads', onceOnly, () => {
  const unrouted = ['/angles', '/channels', '/tmt', '/sheets', '/custom', '/profile', '/settings']
  for (const path of [...unrouted, '/no/such/page', '/pipe', '/Brandss', '/%F0%9F%94%A9', '/pipe/pipe/1/2']) {
    test(`${path} sends a visitor home by a real redirect`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect({ status: response.status(), to: response.headers()['location'] }).toEqual({ status: 302, to: '/' })
    })
  }

  test('an unknown path inside the site leads home too, without a new load', async ({ page }) => {
    await visit(page, '/help')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Angles' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  for (const [who, list] of Object.entries(screensOf)) {
    test(`every path of a ${who} is the same page whatever the case of its letters`, async ({
      page,
      browser,
      baseURL,
    }) => {
      for (const path of await list({ page, browser, baseURL })) {
        const heading = await headingAt(page, path)
        expect(heading, path).not.toBe('')
        const other = inOtherCase(path)
        expect(await headingAt(page, other), other).toBe(heading)
      }
    })
  }

  test('what needs a sign-in asks a visitor for it and brings him back', async ({
    browser,
    baseURL,
    page,
    request,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const own = await screensOf.buyer({ page: await context.newPage(), browser, baseURL })
    await context.close()
    await signInAsAdmin(page)
    const admins = [
      ...(await screensOf.admin({ page, browser, baseURL })),
      ...(await screensOf.keeper({ page, browser, baseURL })),
    ]
    const open = ['/', '/profile', '/settings']
    for (const path of [...own, ...admins].filter((path) => !open.includes(path))) {
      const response = await request.get(path, { maxRedirects: 0 })
      const to = new URL(response.headers()['location'] ?? '', baseURL)
      expect({
        path,
        status: response.status(),
        to: to.pathname.toLowerCase(),
        back: to.searchParams.get('returnTo'),
      }).toEqual({ path, status: 302, to: '/login', back: path })
    }
  })

  test('an administrator’s screens are closed to a buyer', async ({ page, browser, baseURL }) => {
    await newBuyer(page)
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const desk = await context.newPage()
    const paths = [
      ...(await screensOf.admin({ page: desk, browser, baseURL })),
      ...(await screensOf.keeper({ page: desk, browser, baseURL })),
    ]
    await context.close()
    // Buyers and suppliers have the pages of papers too, each of his own: there the calls decide.
    const closed = paths.filter((path) => !/^\/(invoice|certificates)\b/.test(path))
    for (const path of closed) expect((await page.request.get(path)).status(), path).toBe(403)
  })

  test('after a sign-in nobody is sent to another site', async ({ page }) => {
    await newBuyer(page)
    await visit(page, '/login?returnTo=//evil.example')
    await expect(page).toHaveURL('/')
  })
})

/** The path with capitals and small letters by turns; what is asked for stays. */
const inOtherCase = (path: string) =>
  path.replace(/^[^?]*/, (place) =>
    place.replaceAll(/(.)(.?)/g, (_, one: string, other: string) => one.toLowerCase() + other.toUpperCase()),
  )

/** What the page says first, without its scripts. */
async function headingAt(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')
}
