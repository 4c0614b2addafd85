import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { cartMessages, messages } from '@lohahaat/contract/platform/messages'
import { dataMessages } from '@lohahaat/contract/platform/messages/at-work'
import {
  createStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { expectNoViolations } from '../people/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const proceed = (page: Page) => button(page, 'Proceed to Checkout')
const confirmation = (page: Page) => button(page, 'Confirm Order')
const line = (page: Page, { length }: StockItem) => page.getByRole('article', { name: `× ${length}\u00a0m` })
const quantity = (page: Page, item: StockItem) => line(page, item).getByLabel('Quantity')
const form = (page: Page, kind: 'Billing' | 'Shipping') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: `${kind} address` }) })

/** What is there for paper only is not meant. */
const inSight = (place: Locator, text: string) => place.getByText(text).locator('visible=true')

/** Another window: of the administrator, or of whom the cookies are. */
async function openWindow(browser: Browser, page: Page) {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  return context.newPage()
}

async function openDesk(browser: Browser, page: Page) {
  const desk = await openWindow(browser, page)
  await signInAsAdmin(desk)
  return desk
}

/** An item of a length that no other has, so that no test changes what another one sells. */
async function newItem(desk: Page, changed: Partial<StockItem> = {}) {
  const [template] = await callFrom(desk, fetchStockDetails, { itemId: 1 })
  if (!template) throw new Error('The demo stock has no first item')
  const length = Number((5 + 9 * Math.random()).toFixed(3))
  return callFrom(desk, createStockDetail, { ...template, available: null, active: true, length, ...changed })
}

const change = (desk: Page, item: StockItem, changed: Partial<StockItem>) =>
  callFrom(desk, updateStockDetail, { ...item, version: undefined, ...changed })

async function fillCart(page: Page, ...items: StockItem[]) {
  for (const { itemId } of items) await callFrom(page, saveCart, { itemId })
}

async function enter(field: Locator, text: string) {
  await field.fill(text)
  await field.blur()
}

async function fillAddress(place: Locator) {
  await place.getByLabel('Name').fill('Verma Fabricators')
  await place.getByLabel('Phone').fill('9812345678')
  await place.getByLabel('Address', { exact: true }).fill('Plot 17, Sector 6')
  await place.getByLabel('PIN code').fill('123401')
  await expect(place.getByLabel('City')).toHaveValue('Rewari')
  await expect(place.getByLabel('State')).toHaveValue('Haryana')
}

/** What the server has of a line. */
const saved = async (page: Page, { itemId }: StockItem) => {
  const { cartLines } = await callFrom(page, fetchCartData, {})
  const found = cartLines.find((candidate) => candidate.itemId === itemId)
  return `${found?.quantity} ${found?.unit}`
}

test(
  'quantities never stand at nothing, are saved when left, and are the same on every device',
  onceOnly,
  async ({ page, browser }) => {
    await newBuyer(page)
    await visit(page, '/cart')
    await expect(page.getByText(cartMessages.empty)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse steel pipes' })).toBeVisible()

    const desk = await openDesk(browser, page)
    const item = await newItem(desk, { weightPerPiece: 20 })
    const unweighed = await newItem(desk, { weightPerPiece: null })
    await fillCart(page, item, unweighed)
    await visit(page, '/cart')
    await expect(line(page, unweighed).getByLabel('Pieces')).toBeDisabled()
    await expect(line(page, unweighed)).toContainText('Sold by the ton only')

    for (const nothing of ['', '0', '-5']) {
      await enter(quantity(page, item), nothing)
      await expect(quantity(page, item)).toHaveValue('1')
      await expect(page.getByText(cartMessages.quantityInvalid)).toBeVisible()
    }
    await quantity(page, item).fill('2.5')
    await expect(line(page, item)).toContainText('Total pieces 125')
    await quantity(page, item).blur()
    await expect.poll(() => saved(page, item)).toBe('2.5 Ton')
    await enter(quantity(page, item), '2.5001')
    await expect(page.getByText(cartMessages.tonsTooFine)).toBeVisible()
    await expect(quantity(page, item)).toHaveValue('2.5')
    await visit(page, '/cart')
    await expect(quantity(page, item)).toHaveValue('2.5')

    const device = await openWindow(browser, page)
    await device.context().addCookies(await page.context().cookies())
    await visit(device, '/cart')
    await line(device, item).getByText('Pieces', { exact: true }).click()
    await expect(quantity(device, item)).toHaveValue('125')
    await enter(quantity(device, item), '64')
    await expect(line(device, item)).toContainText('Total weight 1.280 MT')
    await expect.poll(() => saved(page, item)).toBe('64 Pieces')

    await quantity(page, unweighed).fill('7')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(quantity(page, item)).toHaveValue('64')
    await expect(quantity(page, unweighed)).toHaveValue('7')

    await page.route('**/UpdateCart?*', (route) => route.abort())
    await enter(quantity(page, item), '65')
    await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
    await expect(quantity(page, item)).toHaveValue('64')

    for (const gone of [item, unweighed]) {
      await line(page, gone)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(page.getByRole('dialog').getByText(cartMessages.removeQuestion)).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await expect(line(page, gone)).toHaveCount(0)
    }
    await expect(page.getByText(cartMessages.empty)).toBeVisible()
  },
)

test('another unit converts, says so, and back again is what was typed', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const item = await newItem(await openDesk(browser, page), { weightPerPiece: 24.48 })
  await callFrom(page, saveCart, { itemId: item.itemId, quantity: '3', unit: 'Ton' })
  await visit(page, '/cart')
  const pipe = line(page, item)
  await expect(quantity(page, item)).toHaveValue('3')
  await expect(pipe).toContainText('invoiced at the weighbridge’s net weight')

  await pipe.getByRole('button', { name: 'Make it 123 pcs' }).click()
  await expect(quantity(page, item)).toHaveValue('123')
  await expect(pipe).toContainText('3\u00a0Ton, rounded up to whole pieces: 123\u00a0Pieces, 3.011\u00a0MT.')
  await expect(pipe).toContainText('Priced and invoiced at theoretical weight.')
  await expect.poll(() => saved(page, item)).toBe('123 Pieces')
  await expectNoViolations(page)

  await pipe.getByText('Ton', { exact: true }).click()
  await expect(quantity(page, item)).toHaveValue('3')
  await expect.poll(() => saved(page, item)).toBe('3 Ton')
  await expect(pipe.getByText('rounded up')).toHaveCount(0)

  await pipe.getByText('Pieces', { exact: true }).click()
  await enter(quantity(page, item), '124')
  await pipe.getByText('Ton', { exact: true }).click()
  await expect(quantity(page, item)).toHaveValue('3.036')
  await expect(pipe).toContainText('rounded up to whole kilograms: 3.036\u00a0Ton.')
})

test('a first order: addresses, the way on, and the order', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  await visit(page, '/checkOut')
  await expect(page).toHaveURL('/cart')
  const item = await newItem(await openDesk(browser, page))
  await fillCart(page, item)
  await visit(page, '/cart')
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Send Cart via WhatsApp')).toHaveAttribute('aria-disabled', 'true')
  await expect(proceed(page)).toHaveAccessibleDescription(new RegExp(cartMessages.billingIncomplete))

  const billing = form(page, 'Billing')
  await expect(billing.getByLabel('GST number')).toHaveValue('06AAACA0000A1Z2')
  await billing.getByRole('button', { name: 'Add Billing Address' }).click()
  await expect(page.getByRole('status').getByText(cartMessages.billingIncomplete)).toBeVisible()
  await fillAddress(billing)
  await enter(billing.getByLabel('GST number'), '06AAACA')
  await expect(billing.getByText(messages.gstNumberInvalid)).toBeVisible()
  await expect(billing.getByLabel('GST number')).toHaveValue('')
  await billing.getByLabel('GST number').pressSequentially('06aaaca0000a1z2')
  await expect(billing.getByLabel('GST number')).toHaveValue('06AAACA0000A1Z2')
  await billing.getByRole('button', { name: 'Add Billing Address' }).click()
  await expect(page.getByText(dataMessages.created)).toBeVisible()
  await expect(billing.getByRole('button', { name: 'Update Billing Address' })).toBeVisible()

  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Shipping same as billing').check()
  await expect(inSight(form(page, 'Shipping'), 'Rewari 123401, Haryana')).toBeVisible()
  await expect(proceed(page)).not.toHaveAttribute('aria-disabled')
  await billing.getByLabel('City').fill('Bawal')
  await expect(inSight(form(page, 'Shipping'), 'Bawal 123401, Haryana')).toBeVisible()
  const message = new URL((await page.getByRole('link', { name: 'Send Cart' }).getAttribute('href')) ?? '')
  expect(message.searchParams.get('text')).toContain(`× ${item.length} m* ${item.brandName}, 1 MT`)

  await quantity(page, item).fill('')
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
  await enter(quantity(page, item), '3')
  await page.route('**/AddShippingAddressDetail', (route) => route.abort(), { times: 1 })
  await proceed(page).click()
  await expect(page.getByText(cartMessages.shippingFailed)).toBeVisible()
  await proceed(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(line(page, item)).toContainText('Quantity 3')
  await expect(page.getByText(/^[A-Z][A-Za-z ]+ Rupees .*Only$/)).toBeVisible()
  await expect(inSight(form(page, 'Shipping'), 'Bawal 123401, Haryana')).toBeVisible()

  await page.route('**/ConfirmOrder?*', (route) => route.abort(), { times: 1 })
  await confirmation(page).click()
  await expect(page.getByText(cartMessages.confirmFailed)).toBeVisible()
  await confirmation(page).click()
  await expect(page).toHaveURL(/\/orderSuccess\/\d+$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await visit(page, '/checkOut')
  await expect(page.getByText(cartMessages.empty)).toBeVisible()
})

test('nothing is ordered that changed unseen, or that is not there', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const desk = await openDesk(browser, page)
  const item = await newItem(desk, { price: 58_200, available: 8.4 })
  await fillCart(page, item)
  await visit(page, '/cart')
  await fillAddress(form(page, 'Billing'))
  await fillAddress(form(page, 'Shipping'))

  await enter(quantity(page, item), '9')
  await expect(line(page, item)).toContainText('Only 8.400\u00a0MT left')
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
  await enter(quantity(page, item), '8')
  await expect(proceed(page)).not.toHaveAttribute('aria-disabled')

  await change(desk, item, { price: 58_700 })
  await proceed(page).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('₹58,200.00 per MT')
  await expect(notice).toContainText('₹58,700.00 per MT')
  await expectNoViolations(page)
  await expect(confirmation(page)).toHaveAttribute('aria-disabled', 'true')
  await notice.getByRole('button', { name: 'Accept the changes' }).click()
  await expect(notice).toHaveCount(0)

  await change(desk, item, { price: 59_300 })
  await confirmation(page).click()
  await expect(page.getByText(refusalTexts.cartChanged)).toBeVisible()
  await expect(notice).toContainText('₹58,700.00 per MT')
  await expect(notice).toContainText('₹59,300.00 per MT')
  await page.reload()
  await notice.getByRole('button', { name: 'Accept the changes' }).click()

  await change(desk, item, { price: 59_300, available: 4 })
  await confirmation(page).click()
  await expect(page.getByText(/Only 4\.000 MT of .* are left/)).toBeVisible()
  await expect(notice).toContainText('Only 4.000\u00a0MT left')
  await expect(confirmation(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await change(desk, item, { active: false })
  await visit(page, '/cart')
  await expect(line(page, item)).toContainText('No longer sold')
  await expect(proceed(page)).toHaveAttribute('aria-disabled', 'true')
})
