import { expect, test, type Page } from '@playwright/test'
import { sheetFields } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readRows } from '../../apps/api/src/platform/spreadsheets/read-rows'
import { writeXlsx } from '../../apps/api/src/platform/spreadsheets/write-sheet'
import { signInAsAdmin } from '../people/admin'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { visit } from '../people/person'
import { cheque, newFirm } from '../people/supplier'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { fetchOwnStock } from '@lohahaat/contract/supply/own-stock/own-stock'

test('a firm applies, is approved, imports its stock, and its item is in the catalogue', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const firm = newFirm()
  await newBuyer(page, firm)

  await visit(page, '/sell')
  await page.getByLabel('Business name').fill(firm)
  await page.getByLabel('GST number').fill('06aaaca0000a1z2')
  await expect(page.getByText('PAN AAACA0000A')).toBeVisible()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept. You can go on later.')).toBeVisible()

  await visit(page, '/sell')
  await expect(page.getByLabel('Business name')).toHaveValue(firm)
  await page.getByRole('button', { name: 'Hand in the application' }).click()
  await expect(page.getByText('Please enter the account number: 9 to 18 digits.')).toBeVisible()
  await page.getByLabel('Account number').fill('123456789012')
  await page.getByLabel('IFSC').fill('sbin0001234')
  await page.getByLabel('Yards (PIN codes)').fill('301019, 123106')
  await page.getByRole('group', { name: 'Makes' }).getByLabel('APL Apollo').check()
  await page.getByRole('group', { name: 'Classes' }).getByLabel('SHS').check()
  await page.getByLabel('Cancelled cheque').setInputFiles(cheque)
  await expect(page.getByText('Kept: cheque.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in the application' }).click()
  await expect(page.getByRole('main').getByText('Submitted').first()).toBeVisible()

  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
  const desk = await context.newPage()
  await signInAsAdmin(desk)
  await visit(desk, `/suppliers?search=${encodeURIComponent(firm)}`)
  await desk.getByRole('link', { name: firm }).click()
  // The list behind has prices to approve too.
  await expect(desk.getByRole('heading', { name: firm })).toBeVisible()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Suspend' })).toBeVisible()

  await visit(page, '/supplier')
  await expect(page.getByRole('heading', { name: firm, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Import prices' }).click()
  const template = await desk.request.get(fetchStockTemplate.path, {
    params: { Format: 'csv' },
    headers: { UserKey: await keyOf(desk) },
  })
  const [header, , example] = (await readRows(await template.body(), 10)).map(({ cells }) => cells)
  const own = { itemId: '', sellerName: '', brandName: 'APL Apollo', available: '' } as Record<string, string>
  const row = sheetFields.map((field, place) => own[field] ?? example?.[place] ?? '')
  await page.getByLabel(/^(Another file|File)$/).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsx(header ?? [], [row]),
  })
  await page.getByRole('button', { name: /^Import/ }).click()
  await page.getByRole('link', { name: 'See the stock' }).click()
  await expect(page.getByRole('heading', { name: 'Your stock and prices' })).toBeVisible()
  const [item] = await callFrom(page, fetchOwnStock, { itemId: -1 })
  await expect(page.getByRole('row').filter({ hasText: 'APL Apollo' })).toHaveCount(1)

  await visit(page, `/pipe/pipe/${item?.itemId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('APL Apollo')
  await context.close()
})

async function keyOf(page: Page) {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'UserKey')?.value ?? '')
}
