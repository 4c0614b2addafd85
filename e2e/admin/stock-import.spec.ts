import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { sheetFields, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readRows } from '../../apps/api/src/platform/spreadsheets/read-rows'
import { writeXlsx } from '../../apps/api/src/platform/spreadsheets/write-sheet'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

const ROWS = 5000
const patience = { timeout: 40_000 }

/** The example of a new item, with a customs code of its own by which the rows are found again. */
async function exampleRow(page: Page, hsn: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Template as CSV' }).click()
  const rows = await readRows(await readFile(await (await download).path()), 10)
  const [header, , example] = rows.map(({ cells }) => cells)
  if (!header || !example) throw new Error('The template has no example of a new item')
  return { header, cells: withCell(example, 'hsn', hsn) }
}

const withCell = (cells: readonly string[], field: SheetField, text: string) =>
  sheetFields.map((each, place) => (each === field ? text : (cells[place] ?? '')))

const choose = async (page: Page, header: string[], rows: string[][]) =>
  page.getByLabel(/^(Another file|File)$/).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsx(header, rows),
  })

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/stockImport')
})

test('a sheet of 5,000 rows is checked, imported and in the list', onceOnly, async ({ page }) => {
  test.slow()
  const { header, cells } = await exampleRow(page, '73069011')
  await choose(
    page,
    header,
    Array.from({ length: ROWS }, () => cells),
  )
  await expect(page.getByText('5,000 rows: 5,000 new, 0 changed, 0 unchanged')).toBeVisible(patience)

  await page.getByRole('button', { name: 'Import 5,000 rows' }).click()
  await expect(page.getByRole('progressbar', { name: 'Importing rows' })).toBeVisible()
  await expect(page.getByRole('status').getByText('5,000 rows were imported.')).toBeVisible(patience)

  await page.getByRole('link', { name: 'See the stock' }).click()
  await page.getByRole('searchbox').fill('73069011')
  await expect(page.getByRole('main').getByText('5,000', { exact: true })).toBeVisible()
})

test('one bad row is named, and nothing is imported', onceOnly, async ({ page }) => {
  const { header, cells } = await exampleRow(page, '73069022')
  const rows = Array.from({ length: 1200 }, () => cells)
  rows[1000] = withCell(cells, 'price', 'call us')
  await choose(page, header, rows)
  const error = page.getByRole('row', { name: /call us/ })
  await expect(error).toContainText('1,002', patience)
  await expect(error).toContainText('Price (₹/MT)')
  await expect(error).toContainText('Please enter Price as a number.')
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden()

  await visit(page, '/stocks?search=73069022')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('what is no sheet is refused in words, and a corrected file can be chosen at once', onceOnly, async ({ page }) => {
  const file = { name: 'stock.csv', mimeType: 'text/csv' }
  const field = page.getByLabel(/^(Another file|File)$/)
  await field.setInputFiles({ ...file, buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByText('stock.csv: This file is neither a CSV nor an XLSX file.')).toBeVisible(patience)
  await field.setInputFiles({ ...file, buffer: Buffer.from('ID,Price\n1,0\n') })
  await expect(page.getByRole('row', { name: /Price must be above 0/ })).toBeVisible(patience)
})
