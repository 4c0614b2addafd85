import { expect, type Page, test } from '@playwright/test'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { keepList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { enquireForTonsAndPieces, newParty, quoteForTonAndPiece } from '../people/quotes-by-calls'
import { callFrom, orderByCalls } from '../people/order-by-calls'
import { onceOnly, openMenu, visit } from '../people/person'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const hero = (page: Page) => page.getByRole('heading', { level: 1, name: /^Steel pipe at the mill’s price/ })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A list whose one item was ₹500 a ton cheaper on the day it was kept. */
async function keepCheaperList(page: Page) {
  const [item] = await callFrom(page, fetchProductClassData, { departmentId: -1, classId: -1, itemId: 1 })
  if (!item) throw new Error('The demo data has no item 1')
  const { itemId, brandName, price } = item
  const priced = { itemId, brandName, price: price - 500, quantity: 2, unit: 'Ton' as const, weight: 2000 }
  await callFrom(page, keepList, { name: 'Monthly stock', lines: [{ line: '2 ton', isLine: true, priced }] })
}

test('who has bought nothing yet starts with a list', async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
  await expect(hero(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Enquiry Details' })).toBeVisible()
  for (const name of ['Create Enquiry', 'Upload Enquiry'])
    await expect(part(page, 'Enquiry Details').getByRole('link', { name }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: 'Your list' }).fill('SHS 50x50x2.9 20 nos\nSHS 40x40x2 8 nos')
  await page.getByRole('button', { name: 'Price my list' }).click()
  await expect(page).toHaveURL('/list')
  await expect(page.getByRole('main')).toContainText('50 × 50 × 2.9')
})

test('the desk has what waits, what is under way, lists with their moves and rates', async ({
  page,
  browser,
  baseURL,
}) => {
  await newBuyer(page)
  const { orderNo } = await orderByCalls(page)
  await keepCheaperList(page)
  const enquiry = await enquireForTonsAndPieces(page)
  const party = await newParty(browser, page, baseURL, 'Rathi Tubes')
  await quoteForTonAndPiece(party, enquiry.enquiryId, [61_000, 1400], { validUntil: inHours(5) })
  await party.context().close()

  await visit(page, '/')
  await expect(part(page, 'Waits for you 1')).toContainText(new RegExp(`${enquiry.leadId}.*from ₹[\\d,.]+/MT landed`))
  await expect(part(page, 'Waits for you 1')).toContainText(/4 h \d+ min left/)
  const order = part(page, 'Orders under way 1').getByRole('listitem').filter({ hasText: orderNo })
  await expect(order.locator('[aria-current=step]')).toHaveText(/^Confirmed/)
  await expect(part(page, 'Saved lists')).toContainText(/Monthly stock.*₹[\d,]+.*▲ ₹1,000 since/)
  await expect(part(page, 'Sizes you buy').getByRole('listitem')).toHaveCount(1)
  await expect(part(page, 'Sizes you buy').getByRole('img', { name: /^60 days between/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectNoViolations(page)

  await page
    .getByRole('link', { name: /^Compare 1 quote/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(`/enquiry/${enquiry.enquiryId}/quotes`)
})

test('the desk is his alone: never kept, and gone with his session', onceOnly, async ({ page }) => {
  await newBuyer(page, 'Rawat Tube Works')
  const own = await page.request.get('/')
  expect(own.headers()['cache-control']).toBe('no-store')
  expect(await own.text()).toContain('Rawat Tube Works')

  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: 'LHSession' })
  await visit(page, '/')
  await expect(hero(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enquiry Details' })).toHaveCount(0)

  await page.context().clearCookies()
  const visitors = await page.request.get('/')
  expect(visitors.headers()['cache-control']).toBe('private, no-cache')
  expect(await visitors.text()).not.toContain('Rawat Tube Works')
  expect(cookies.map(({ name }) => name)).toContain('LHSession')
})

test('without scripts it is rendered all the same', onceOnly, async ({ page, browser, baseURL }) => {
  await newBuyer(page)
  await visit(page, '/')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(plain.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
  await context.close()
})

test('an administrator’s has a way to the other desk', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Administrator’s desk' }).click()
  await expect(page).toHaveURL('/admin')
})

test('rates and lists are in the menu, and signing out shows the visitor’s page', async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/')
  await openMenu(page)
  for (const [name, href] of [
    ['Rates', '/rates'],
    ['My lists', '/lists'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true }).locator('visible=true').first()).toHaveAttribute(
      'href',
      href,
    )
  await page.getByRole('button', { name: 'Sign Out' }).locator('visible=true').click()
  await expect(hero(page)).toBeVisible()
})
