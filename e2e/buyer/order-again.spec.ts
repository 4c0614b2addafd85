import { type Browser, expect, type Page, test } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { yard } from '../people/yard'

/** One that no other test buys, since its price is changed. */
async function rareItem(page: Page) {
  const tab = (await callFrom(page, fetchProductData, { department: 'pipe' })).at(-1)
  const { departmentId = 0, classId = 0 } = tab ?? {}
  const cards = await callFrom(page, fetchProductClassData, { departmentId, classId, itemId: -2 })
  const item = cards.filter(({ available }) => available === null).at(-1)
  if (!item) throw new Error('There is no item for this test')
  return item
}

async function setPrice(browser: Browser, page: Page, itemId: number, price: number) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const desk = await context.newPage()
  await signInAsAdmin(desk)
  await callFrom(desk, setStockPrice, { itemId, price })
  await context.close()
}

test('to order again names the price that moved since', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const { itemId, price } = await rareItem(page)
  await callFrom(page, saveCart, { itemId })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  const orderId = await callFrom(page, confirmOrder, {})
  await visit(page, `/orderDetails/${orderId}`)
  await setPrice(browser, page, itemId, price + 1250.5)

  await page.getByRole('main').getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('1 item was added to the cart.')).toBeVisible()
  const notice = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: /^Since order LH/ }) })
  for (const words of [formatRupees(rupees(price)), formatRupees(rupees(price + 1250.5)), 'up ₹1,250.50'])
    await expect(notice).toContainText(words)
  await expectNoViolations(page)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await setPrice(browser, page, itemId, price)
})
