import { type Browser, type Locator, type Page, test } from '@playwright/test'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { createStockDetail, fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { signInAsAdmin } from './admin'
import { callFrom } from './order-by-calls'

export const line = (page: Page, { length }: StockItem) => page.getByRole('article', { name: `× ${length}\u00a0m` })
export const quantity = (page: Page, item: StockItem) => line(page, item).getByLabel('Quantity')

/** Another window: of the administrator, or of whom the cookies are. */
export async function openWindow(browser: Browser, page: Page) {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  return context.newPage()
}

export async function openDesk(browser: Browser, page: Page) {
  const desk = await openWindow(browser, page)
  await signInAsAdmin(desk)
  return desk
}

/** An item of a length that no other has, so that no test changes what another one sells. */
export async function newItem(desk: Page, changed: Partial<StockItem> = {}) {
  const [template] = await callFrom(desk, fetchStockDetails, { itemId: 1 })
  if (!template) throw new Error('The demo stock has no first item')
  const length = Number((5 + 9 * Math.random()).toFixed(3))
  return callFrom(desk, createStockDetail, { ...template, available: null, active: true, length, ...changed })
}

export async function fillCart(page: Page, ...items: StockItem[]) {
  for (const { itemId } of items) await callFrom(page, saveCart, { itemId })
}

export async function enter(field: Locator, text: string) {
  await field.fill(text)
  await field.blur()
}
