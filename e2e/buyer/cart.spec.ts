import { expect, type Locator, type Page, test } from '@playwright/test'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { dataMessages } from '@lohahaat/contract/platform/messages/data'
import { updateStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { enter, fillCart, line, newItem, openDesk, quantity } from '../people/cart-screen'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const proceed = (page: Page) => button(page, 'Proceed to Checkout')
const confirmation = (page: Page) => button(page, 'Confirm Order')
const form = (page: Page, kind: 'Billing' | 'Shipping') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: `${kind} address` }) })

/** What is there for paper only is not meant. */
const inSight = (place: Locator, text: string) => place.getByText(text).locator('visible=true')

const change = (desk: Page, item: StockItem, changed: Partial<StockItem>) =>
  callFrom(desk, updateStockDetail, { ...item, version: undefined, ...changed })

async function fillAddress(place: Locator) {
  await place.getByLabel('Name').fill('Verma Fabricators')
  await place.getByLabel('Phone').fill('9812345678')
  await place.getByLabel('Address', { exact: true }).fill('Plot 17, Sector 6')
  await place.getByLabel('PIN code').fill('123401')
  await expect(place.getByLabel('City')).toHaveValue('Rewari')
  await expect(place.getByLabel('State')).toHaveValue('Haryana')
}

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
  await expect(billing.getByText(accountMessages.gstNumberInvalid)).toBeVisible()
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
