import { type Browser, expect, type Page, test } from '@playwright/test'
import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { expectNoViolations } from '../people/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { mailsTo } from '../people/outbox'
import { visit } from '../people/person'
import { signInAsSupplier } from '../people/demo-supplier'
import { yard } from '../people/yard'

const SUPPLIER = 'Sirhind Steel Tubes'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** At a window of his own. */
async function open(
  browser: Browser,
  page: Page,
  baseURL: string | undefined,
  signIn: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await signIn(other)
  return other
}

/** Two items of the demo supplier, of which another seller has the same pipe in the same length. */
async function itemsToLoad(desk: Page) {
  const stock: StockItem[] = []
  for (let page = 1; stock.length === (page - 1) * 100; page++)
    stock.push(...(await callFrom(desk, fetchStockDetails, { itemId: -1, page, pageSize: 100 })))
  const enough = stock.filter(({ available, active }) => active && (available === null || available > 5))
  const isSame = (one: StockItem, other: StockItem) =>
    one.thicknessId === other.thicknessId && one.length === other.length && one.grade === other.grade
  return enough
    .filter(({ sellerName }) => sellerName === SUPPLIER)
    .filter((item) =>
      enough.some((other) => other.sellerId !== item.sellerId && other.mtc >= item.mtc && isSame(item, other)),
    )
    .slice(0, 2)
    .map(({ itemId }) => itemId)
}

async function orderOf(page: Page, itemIds: readonly number[]) {
  for (const itemId of itemIds) await callFrom(page, saveCart, { itemId })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  const orderId = await callFrom(page, confirmOrder, {})
  return callFrom(page, fetchOrderSuccessDetail, { orderId })
}

test('an order reaches its supplier: one line is accepted, the other refused and given to another seller', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await newBuyer(page)
  const desk = await open(browser, page, baseURL, signInAsAdmin)
  const supplier = await open(browser, page, baseURL, signInAsSupplier)
  const items = await itemsToLoad(desk)
  expect(items).toHaveLength(2)
  const { orderId, orderNo, totalPrice } = await orderOf(page, items)
  await expect
    .poll(async () => (await mailsTo('supplier@lohahaat.example')).some((mail) => mail.includes(orderNo)))
    .toBe(true)

  await visit(supplier, '/supplier/orders')
  await supplier.getByRole('link', { name: orderNo }).click()
  await expect(main(supplier).getByText('are shown once you accept a line')).toBeVisible()
  await expect(main(supplier).getByText(yard.phone)).toHaveCount(0)
  await expectNoViolations(supplier)
  await main(supplier).getByRole('checkbox').nth(1).uncheck()
  await button(supplier, 'Accept 1 line').click()
  await expect(main(supplier).getByText(yard.phone)).toBeVisible()

  await button(supplier, 'Refuse').click()
  const dialog = supplier.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Sold out')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(button(supplier, 'Refuse')).toHaveCount(0)
  await expect(main(supplier).getByText('Sold out')).toBeVisible()

  await visit(desk, `/orderDetails/${orderId}`)
  await desk.getByRole('link', { name: 'Find another seller' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Refused lines' })).toBeVisible()
  await expectNoViolations(desk)
  const row = desk.getByRole('row').filter({ hasText: orderNo })
  await row.getByRole('button', { name: /^Find a seller/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Give the line' }).click()
  await expect(row).toHaveCount(0)

  await expect
    .poll(async () => (await mailsTo(email)).some((mail) => mail.includes(orderNo) && mail.includes('Another yard')))
    .toBe(true)
  expect((await callFrom(page, fetchOrderSuccessDetail, { orderId })).totalPrice).toBe(totalPrice)
  await Promise.all([desk, supplier].map((window) => window.context().close()))
})
