import { expect, type Page, test } from '@playwright/test'
import { sheetFields, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { fetchOwnStock } from '@lohahaat/contract/supply/own-stock/own-stock'
import { readRows } from '../../apps/api/src/platform/spreadsheets/read-rows'
import { writeXlsx } from '../../apps/api/src/platform/spreadsheets/write-sheet'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { button, link, openWindow } from '../people/enquiry-screens'
import { callFrom, keyOf } from '../people/order-by-calls'
import { mailsTo } from '../people/outbox'
import { visit } from '../people/person'
import { cheque, newFirm } from '../people/supplier'
import { yard } from '../people/yard'

/** A pipe that nobody else has in stock. */
const pipe: Partial<Record<SheetField, string>> = {
  ...{ brandName: 'APL Apollo', className: 'SHS', size: '132x132', thickness: '5.4' },
  ...{ itemId: '', sellerName: '', available: '12' },
}

test('a firm applies, is approved, imports its stock, and accepts the first order for it', async ({
  page,
  browser,
}) => {
  test.slow()
  const firm = newFirm()
  const email = await newBuyer(page, firm)
  await apply(page, firm)

  const desk = await openWindow(browser, page, signInAsAdmin)
  await visit(desk, `/suppliers?search=${encodeURIComponent(firm)}`)
  await desk.getByRole('link', { name: firm }).click()
  // The list behind has prices to approve too.
  await expect(desk.getByRole('heading', { name: firm })).toBeVisible()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Suspend' })).toBeVisible()

  await visit(page, '/supplier')
  await expect(page.getByRole('heading', { name: firm, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Import prices' }).click()
  const itemId = await importPipe(page, desk)

  const buyer = await openWindow(browser, page, newBuyer)
  const orderNo = await buy(buyer, itemId)
  await visit(buyer, '/myOrdersList')
  await link(buyer, orderNo).click()
  await expect(buyer.getByText('The supplier has not accepted the line yet.')).toBeVisible()

  // The firm is told, and sees whom to call once it has accepted.
  await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.includes(orderNo))).toBe(true)
  await visit(page, '/supplier')
  await link(page, orderNo).click()
  await expect(page.getByRole('row').filter({ hasText: 'APL Apollo' })).toContainText('Waiting')
  await expect(page.getByText('are shown once you accept a line')).toBeVisible()
  await expect(page.getByRole('main').getByText(yard.phone)).toHaveCount(0)
  await expectNoViolations(page)
  await button(page, 'Accept 1 line').click()
  await expect(page.getByRole('main').getByText(yard.phone)).toBeVisible()
  await buyer.reload()
  await expect(buyer.getByText('The supplier has accepted the line and will load it.')).toBeVisible()
  await Promise.all([desk, buyer].map((window) => window.context().close()))
})

/** First a draft, then what is missing, and the cheque. */
async function apply(page: Page, firm: string) {
  await visit(page, '/sell')
  await page.getByLabel('Business name').fill(firm)
  await page.getByLabel('GST number').fill('06aaaca0000a1z2')
  await expect(page.getByText('PAN AAACA0000A')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept. You can go on later.')).toBeVisible()

  await visit(page, '/sell')
  await expect(page.getByLabel('Business name')).toHaveValue(firm)
  await expect(page.getByLabel('Cancelled cheque')).toHaveAccessibleDescription(/^Required/)
  await page.getByRole('button', { name: 'Hand in the application' }).click()
  await expect(page.getByText('Please enter the account number: 9 to 18 digits.')).toBeVisible()
  await page.getByLabel('Account number').fill('123456789012')
  await page.getByLabel('IFSC').fill('sbin0001234')
  await page.getByLabel('Yards (PIN codes)').fill('301019, 123106')
  await page.getByRole('group', { name: 'Makes' }).getByLabel('APL Apollo').check()
  await page.getByRole('group', { name: 'Classes' }).getByLabel('SHS').check()
  await expect(page.getByLabel('Cancelled cheque')).toHaveAccessibleDescription('Please add a cancelled cheque.')
  await page.getByLabel('Cancelled cheque').setInputFiles(cheque)
  await expect(page.getByText('Kept: cheque.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in the application' }).click()
  await expect(page.getByRole('main').getByText('Submitted').first()).toBeVisible()
}

/** Returns the item that came of the sheet. */
async function importPipe(page: Page, desk: Page) {
  const template = await desk.request.get(fetchStockTemplate.path, {
    params: { Format: 'csv' },
    headers: await keyOf(desk),
  })
  const [header, , example] = (await readRows(await template.body(), 10)).map(({ cells }) => cells)
  const row = sheetFields.map((field, place) => pipe[field] ?? example?.[place] ?? '')
  await page.getByLabel(/^(Another file|File)$/).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsx(header ?? [], [row]),
  })
  await page.getByRole('button', { name: /^Import/ }).click()
  await page.getByRole('link', { name: 'See the stock' }).click()
  await expect(page.getByRole('heading', { name: 'Your stock and prices' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'APL Apollo' })).toHaveCount(1)
  const [item] = await callFrom(page, fetchOwnStock, { itemId: -1 })
  return item?.itemId ?? 0
}

/** Found by the search, put into the cart and ordered; returns the number of the order. */
async function buy(buyer: Page, itemId: number) {
  await callFrom(buyer, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(buyer, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  await visit(buyer, '/')
  const search = buyer.getByRole('combobox', { name: 'Search all pipes' })
  await search.fill('apollo 132x132x5.4')
  await search.press('Enter')
  const card = buyer.getByRole('listitem').filter({ has: buyer.locator(`a[href="/pipe/pipe/${itemId}"]`) })
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(card.getByRole('button', { name: /^In Cart/ })).toBeVisible()
  await buyer
    .getByRole('banner')
    .getByRole('link', { name: /Cart.*1/ })
    .click()
  await button(buyer, 'Proceed to Checkout').click()
  await button(buyer, 'Confirm Order').click()
  await expect(buyer.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  const [orderNo = ''] = (await buyer.getByRole('main').innerText()).match(/LH\/[\d-]+\/\d+/) ?? []
  return orderNo
}
