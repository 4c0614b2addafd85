import { expect, type Page, test } from '@playwright/test'
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
import { signInAsSupplier } from '../people/demo-supplier'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom } from '../people/order-by-calls'
import { mailsTo } from '../people/outbox'
import { visit } from '../people/person'
import { yard } from '../people/yard'

const SUPPLIER = 'Sirhind Steel Tubes'

/** An item of the demo supplier, of which another seller has the same pipe in the same length. */
async function itemToLoad(desk: Page) {
  const stock: StockItem[] = []
  for (let page = 1; stock.length === (page - 1) * 100; page++)
    stock.push(...(await callFrom(desk, fetchStockDetails, { itemId: -1, page, pageSize: 100 })))
  const enough = stock.filter(({ available, active }) => active && (available === null || available > 5))
  const isSame = (one: StockItem, other: StockItem) =>
    one.thicknessId === other.thicknessId && one.length === other.length && one.grade === other.grade
  const item = enough.find(
    (own) =>
      own.sellerName === SUPPLIER &&
      enough.some((other) => other.sellerId !== own.sellerId && other.mtc >= own.mtc && isSame(own, other)),
  )
  return item?.itemId ?? 0
}

async function orderOf(page: Page, itemId: number) {
  await callFrom(page, saveCart, { itemId })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  const orderId = await callFrom(page, confirmOrder, {})
  return callFrom(page, fetchOrderSuccessDetail, { orderId })
}

test('a line that its supplier refuses is given to another seller, at the same price', async ({ page, browser }) => {
  const email = await newBuyer(page)
  const desk = await openWindow(browser, page, signInAsAdmin)
  const supplier = await openWindow(browser, page, signInAsSupplier)
  const { orderId, orderNo, totalPrice } = await orderOf(page, await itemToLoad(desk))

  await visit(supplier, '/supplier/orders')
  await link(supplier, orderNo).click()
  await button(supplier, 'Refuse').click()
  const dialog = supplier.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Sold out')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(button(supplier, 'Refuse')).toHaveCount(0)
  await expect(supplier.getByRole('main').getByText('Sold out')).toBeVisible()

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
