import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { formatDay, istDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { paymentReference } from '@lohahaat/domain/ordering/payment'
import { expectNoViolations } from '../people/accessibility'
import { newBuyer } from '../people/buyer'
import { callFrom, orderByCalls } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { yard } from '../people/yard'

const DAY_MS = 24 * 60 * 60 * 1000
const main = (page: Page) => page.getByRole('main')

async function fillCart(page: Page) {
  const all = { departmentId: -1, classId: -1, itemId: -2, page: 1, pageSize: 24 }
  const [item] = (await callFrom(page, fetchProductClassData, all)).filter(({ available }) => available === null)
  await callFrom(page, saveCart, { itemId: item?.itemId ?? 0 })
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
}

async function readPdf(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Proforma invoice' }).click()
  const bytes = await readFile(await (await download).path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('the buyer’s own number goes from the checkout to the paper, and finds the order', async ({ page }) => {
  await newBuyer(page)
  await fillCart(page)
  await visit(page, '/checkOut')
  const add = main(page).getByRole('button', { name: 'Add order number or wishes' })
  if (await add.isVisible()) await add.click()
  const wanted = istDay(new Date(Date.now() + 9 * DAY_MS))
  await page.getByLabel('Your order number').fill('PO/118 Gate')
  await page.getByLabel('Your order date').fill('2026-04-01')
  await page.getByLabel('Wanted delivery day').fill(wanted)
  await page.getByLabel('Unloading remark').fill('Crane until 11')
  await expect(main(page)).toContainText('IFSC SAMP0000042 (sample: please do not pay)')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()

  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await expect(main(page)).toContainText('your order PO/118 Gate')
  const orderNo = await main(page)
    .getByText(/^LH\/\d\d-\d\d\/\d{6}$/)
    .innerText()
  await expect(main(page).getByText(paymentReference(orderNo), { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code: pay ₹/ })).toBeVisible()
  await expect(main(page)).toContainText('invoiced at the weighbridge’s net weight')
  const paper = await readPdf(page)
  for (const words of [
    'Your order PO/118 Gate of 1 Apr 2026',
    `Wanted on ${formatDay(wanted)}.`,
    'Unloading: Crane until 11',
    `Payment reference ${paymentReference(orderNo)}`,
    'is added on the tax invoice.',
  ])
    expect(paper).toContain(words)

  await visit(page, '/myOrdersList')
  await page.getByLabel('Search your orders').fill('po/118')
  await expect(page).toHaveURL(/search=po%2F118/)
  await expect(page.getByRole('heading', { name: 'My Orders (1)' })).toBeVisible()
  await expect(page.getByRole('article', { name: orderNo })).toContainText('Your no. PO/118 Gate')
  await page.getByRole('link', { name: orderNo }).click()
  await expect(main(page)).toContainText(formatDay(wanted))
  await expectNoViolations(page)
})

test('a line is deleted after its new total is known, and stays to be seen as deleted', onceOnly, async ({ page }) => {
  await newBuyer(page)
  const order = await orderByCalls(page, 3)
  const [line] = order.orderLines
  const ids = { orderId: order.orderId, orderLineId: line?.orderLineId ?? 0 }
  const left = formatRupees(rupees((await callFrom(page, fetchDeletionPreview, ids)).totalPrice))
  await visit(page, '/myOrdersList')
  const card = page.getByRole('article', { name: order.orderNo })
  await card
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(orderMessages.deleteLineQuestion)
  await expect(question).toContainText(`The new total is ${left}`)
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Delete item' }).click()
  await expect(card).toContainText(left)
  await expect(card).toContainText(/Deleted: .*\d\smm/)

  await card.getByRole('link', { name: order.orderNo }).click()
  const deleted = page.getByRole('region', { name: 'Deleted items' })
  await expect(deleted.getByRole('listitem')).toHaveCount(1)
  await expect(deleted).toContainText(formatRupees(rupees(line?.amount ?? 0)))
  await expect(main(page)).toContainText(left)
  await expectNoViolations(page)
})
