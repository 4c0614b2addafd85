import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom, orderByCalls } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

/** What the floating link lies over, of the page at this place of scrolling: words, figures, fields, buttons. */
const coveredAt = (page: Page, place: 'top' | 'end') =>
  page.evaluate((where) => {
    scrollTo({ top: where === 'top' ? 0 : document.body.scrollHeight, behavior: 'instant' })
    const link = document.querySelector('a[aria-label="Order on WhatsApp"]')
    const box = link?.getBoundingClientRect()
    if (!link || !box || box.width === 0) return ['no link']
    const header = document.querySelector('header')?.getBoundingClientRect()
    if (header && box.top >= header.top && box.bottom <= header.bottom && header.top >= 0) return []
    const says = (element: Element) =>
      element.matches('a, button, input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    /** Of a table that scrolls sideways only what is in its window is seen. */
    const seenRight = (element: Element) => {
      let { right } = element.getBoundingClientRect()
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible')
          right = Math.min(right, around.getBoundingClientRect().right)
      return right
    }
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => {
        const other = element.getBoundingClientRect()
        const isLevel = other.bottom > box.top && other.top < box.bottom && other.width > 0 && other.left < box.right
        return isLevel && says(element) && seenRight(element) > box.left
      })
      .map((element) => element.outerHTML.slice(0, 120))
  }, place)

async function expectNothingCovered(page: Page, path: string) {
  await visit(page, path)
  for (const place of ['top', 'end'] as const) expect(await coveredAt(page, place), `${path} ${place}`).toEqual([])
}

test('the floating link covers neither figures nor buttons of a visitor', async ({ page }) => {
  for (const path of ['/', '/list', '/rates/SHS', '/pipe/pipe?class=SHS', '/pipe/pipe?class=GP&view=matrix'])
    await expectNothingCovered(page, path)
})

test('nor those of a buyer', async ({ page }) => {
  await newBuyer(page)
  await orderByCalls(page)
  for (const path of ['/', '/cart', '/myOrdersList', '/lists', '/pipe/pipe?search=tata+50x50&view=table'])
    await expectNothingCovered(page, path)
})

test('nor those of an administrator', async ({ page }) => {
  await signInAsAdmin(page)
  for (const path of ['/admin', '/freight', '/stocks?search=tata+50x50', '/allOrders'])
    await expectNothingCovered(page, path)
})

/** The header keeps its one line, and nothing sticks out of it. */
async function expectOneLine(page: Page) {
  for (const width of [1280, 1024, 900, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(() => {
      const row = document.querySelector('header > div')
      const edge = row?.getBoundingClientRect()
      const parts = [...(row?.querySelectorAll('a, summary, button') ?? [])].filter(
        (each) => !each.closest('dialog, details > :not(summary)') && getComputedStyle(each).position !== 'fixed',
      )
      const boxes = parts.map((each) => each.getBoundingClientRect()).filter(({ width: shown }) => shown > 0)
      return {
        pageFits: document.documentElement.scrollWidth <= innerWidth,
        sticksOut: boxes.filter(({ right }) => edge && right > edge.right).length,
        tallest: Math.max(...boxes.map(({ height }) => height)),
        overlaps: boxes.filter((one, at) => at > 0 && one.left < (boxes[at - 1]?.right ?? 0) - 1).length,
      }
    })
    expect(found, `at ${width}`).toEqual({ pageFits: true, sticksOut: 0, tallest: expect.any(Number), overlaps: 0 })
    expect(found.tallest, `at ${width}`).toBeLessThanOrEqual(48)
  }
}

test(
  'the header of a visitor, a buyer and an administrator keeps its line',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    await visit(page, '/rates')
    await expectOneLine(page)
    await newBuyer(page)
    await callFrom(page, saveCart, { itemId: 1 })
    await visit(page, '/rates')
    await expectOneLine(page)
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const desk = await context.newPage()
    await signInAsAdmin(desk)
    // The count of a cart takes room, too.
    await callFrom(desk, saveCart, { itemId: 1 })
    for (const path of ['/rates', '/hi/rates']) {
      await visit(desk, path)
      await expectOneLine(desk)
    }
    await callFrom(desk, deleteCart, { itemId: 1 })
    await context.close()
  },
)

test('what is under way shows at the upper edge, as a part of the header', onceOnly, async ({ page }) => {
  await visit(page, '/about')
  await page.route('**/Product/LH/**', () => undefined)
  await page.getByRole('banner').getByRole('link', { name: 'Pipes' }).click()
  await expect(page.getByRole('banner').getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
