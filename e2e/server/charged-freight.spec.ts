import { type Browser, expect } from '@playwright/test'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { messages } from '@lohahaat/contract/platform/messages'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { callFrom } from '../people/order-by-calls'
import { visit } from '../people/person'
import { signInByCalls } from '../people/session'
import { yard } from '../people/yard'
import { test } from './process'

const widths = [1280, 390]

/** A window on a server of the test's own: the switch would change what other tests are charged. */
async function openAs(browser: Browser, baseURL: string, email: string, dataDir: string) {
  const context = await browser.newContext({ baseURL })
  await context.addCookies(await signInByCalls(context.request, email, dataDir))
  return context.newPage()
}

test('the administrator switches freight on: it is in the total of cart, checkout and order', async ({
  start,
  emptyDir: folder,
  browser,
}) => {
  const address = (await start({ DATA_DIR: folder }).started) ?? ''
  const buyer = await openAs(browser, address, 'buyer@lohahaat.example', folder)
  await callFrom(buyer, saveCart, { itemId: 1 })
  await callFrom(buyer, addShippingAddressDetail, { shippingAddressId: 0, ...yard, pinCode: '411001' })

  const desk = await openAs(browser, address, 'admin@lohahaat.example', folder)
  await visit(desk, '/freight')
  await desk.getByRole('switch', { name: 'Charge freight in orders' }).click()
  await desk.getByRole('main').getByRole('button', { name: 'Save rates' }).click()
  const question = desk.getByRole('dialog')
  await expect(question).toContainText('New orders are charged with freight')
  await question.getByRole('button', { name: 'Save rates' }).click()
  await expect(desk.getByText(messages.dataUpdated)).toBeVisible()
  await expect(desk.getByRole('table', { name: 'History of the freight rates' }).getByRole('row').nth(1)).toContainText(
    'Yes',
  )

  const costs = buyer.getByRole('region', { name: 'What it costs' })
  const freight = costs.getByText(/^Freight, ₹[\d,.]+\/MT$/)
  for (const width of widths) {
    await buyer.setViewportSize({ width, height: 800 })
    await visit(buyer, '/cart')
    await expect(freight).toBeVisible()
    await expect(costs).not.toContainText('Not in the total')
  }
  const inCart = await costs.getByRole('definition').allInnerTexts()
  await buyer.getByRole('main').getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(buyer.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
  expect(await costs.getByRole('definition').allInnerTexts()).toEqual(inCart)
  await buyer.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(buyer).toHaveURL(/\/orderSuccess\/\d+$/)
  for (const amount of inCart.slice(-2)) await expect(buyer.getByText(amount, { exact: true }).first()).toBeVisible()
})
