import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, untilDrawn, visit } from '../people/person'

/** What of the header is in sight, with its place. */
const headerOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header > div :is(a, summary, button)')].flatMap((each) => {
      const { left, width, height } = each.getBoundingClientRect()
      if (width === 0 || each.closest('dialog, details > :not(summary)')) return []
      const marks = [...each.querySelectorAll('span')].map((span) => getComputedStyle(span, '::before').content)
      const shown = marks.find((content) => content.startsWith('"'))?.slice(1, -1)
      const text = each.textContent.replace(/Account of .*/, '') + (shown ?? '')
      return [`${text} at ${Math.round(left)}, ${Math.round(width)} by ${Math.round(height)}`]
    }),
  )

/** Scripts come late, as over a slow network. */
async function visitSlowly(page: Page, path: string) {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await coming
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await watchShifts(page)
  const before = await headerOf(page)
  come()
  await untilDrawn(page)
  await page.unrouteAll({ behavior: 'wait' })
  return before
}

/** From now on: what fonts move while they arrive has nothing to do with scripts. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })

/** With the three places that browsers show of it. */
const shifted = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toFixed(3)

test('the header of a buyer is there before the scripts, and doesn’t move when they come', async ({ page }) => {
  await newBuyer(page, 'Rawat Tube Works')
  await callFrom(page, saveCart, { itemId: 1 })
  // Not by the screen, so the browser learns of it here.
  await visit(page, '/cart')
  for (const path of ['/pipe/pipe', '/pipe/pipe/1', '/rates/SHS', '/about']) {
    const before = await visitSlowly(page, path)
    expect(before, path).toEqual(await headerOf(page))
    expect(before.join(), path).not.toContain('Sign In')
    expect(await shifted(page), path).toBe('0.000')
  }
  await visit(page, '/pipe/pipe/1')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^In Cart/ })
      .first(),
  ).toBeVisible()
})

test('so is that of an administrator', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  const before = await visitSlowly(page, '/rates/SHS')
  expect(before).toEqual(await headerOf(page))
  expect(before.join()).toContain('Admin')
  expect(await shifted(page)).toBe('0.000')
})

test('nothing of a person stands in a kept page', onceOnly, async ({ page }) => {
  const email = await newBuyer(page, 'Gurjar Steel Yard')
  await callFrom(page, saveCart, { itemId: 1 })
  for (const path of ['/pipe/pipe', '/pipe/pipe/1', '/rates/SHS', '/list', '/contact']) {
    const html = await (await page.request.get(path)).text()
    for (const own of ['Gurjar', email]) expect(html, path).not.toContain(own)
  }
  await visit(page, '/contact')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})

test('where the session has ended, the page’s own call turns its header public', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await page.context().clearCookies({ name: 'LHSession' })
  const asked = page.waitForResponse((response) => response.url().includes(fetchStockDetailsData.path))
  await visit(page, '/pipe/pipe')
  expect((await asked).status()).toBe(401)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL('/pipe/pipe')
})

test('without scripts the header is public, and leads to the account', onceOnly, async ({ page, browser, baseURL }) => {
  await newBuyer(page, 'Rawat Tube Works')
  await visit(page, '/')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/about')
  await plain.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
  await expect(plain.getByRole('banner').getByText('Account of Rawat Tube Works')).toBeVisible()
  await context.close()
})
