import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { cutTexts } from './cut-texts'
import { withoutBrackets } from './without-brackets'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

/** What is true of every screen in every language as it opens, and of its layout at the other width. */
export async function expectWellMade(page: Page, path: string, themes: readonly ('light' | 'dark')[]) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect.soft(await page.evaluate(() => document.compatMode), `${path} has its doctype`).toBe('CSS1Compat')
  // Half of what browsers call good: on a busy machine a table is painted before its last rows settle its columns.
  expect.soft(await layoutShift(page), `${path} shifts`).toBeLessThan(0.05)
  await expectNoViolations(page, themes)
  const here = page.viewportSize()
  await withoutBrackets(page, async () => {
    await expectFits(page, path)
    await page.setViewportSize(here?.width === PHONE.width ? DESK : PHONE)
    await expectFits(page, path)
    if (here) await page.setViewportSize(here)
  })
}

async function expectFits(page: Page, path: string) {
  const { width = 0 } = page.viewportSize() ?? {}
  // A phone zooms out until all fits, so it isn't asked how wide it is.
  const used = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(used, `${path} is wider than ${width} px`).toBeLessThanOrEqual(width)
  expect.soft(await cutTexts(page), `${path} at ${width} px`).toEqual([])
}

/** What the browser complains of. A failed request is no complaint: what is refused is said on the screen. */
export function listenToConsole(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('403'))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  // React tells so when the browser reads a page in another language than the server wrote it in.
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}

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
