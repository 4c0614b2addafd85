import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { drawing, mixedList } from '../people/enquiry-lists'
import { onceOnly, visit } from '../people/person'

const patience = { timeout: 20_000 }

const upload = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Upload', exact: true })
const create = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Create Enquiry' })
const line = (page: Page, number: number) => page.getByRole('row', { name: `Line ${number}`, exact: true })

async function confirmCreation(page: Page) {
  await create(page).click()
  const question = page.getByRole('dialog', { name: 'Create Enquiry' })
  await expect(question).toContainText('Are you sure you want to create this enquiry?')
  await question.getByRole('button', { name: 'Create Enquiry' }).click()
  await expect(page.getByRole('status').getByText('Enquiry Created Successfully')).toBeVisible(patience)
  await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/uploadEnquiry')
})

test('forty mixed lines of a sheet are looked through and become an enquiry', onceOnly, async ({ page }) => {
  await expect(page.getByLabel('Name')).toHaveValue('Asha Verma')
  await expect(page.getByLabel('Contact No.')).toHaveValue('9812345678')
  await expect(page.getByLabel('City of Delivery')).toBeDisabled()
  await expect(page.getByLabel('City of Delivery')).toHaveValue(/^123401/)
  await page.getByLabel('File', { exact: true }).setInputFiles(await mixedList())

  // Nobody answers, until the upload is cancelled and tried again.
  await page.route('**/ReadEnquiryFile', () => {})
  await upload(page).click()
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.unroute('**/ReadEnquiryFile')
  await upload(page).click()
  await expect(page.getByText('5 of 40 lines need a look')).toBeVisible(patience)
  await expect(create(page)).toBeDisabled()
  await expect(line(page, 5)).toContainText('300 m are 50 pieces of 6 m.')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Only those' }).click()
  await expect(page.getByRole('row', { name: /^Line/ })).toHaveCount(5)
  await line(page, 13).getByRole('button', { name: 'Take as read' }).click()
  await expect(line(page, 14)).toBeFocused()
  // Light tubes that were galvanised keep their size, and get another wall.
  await line(page, 14).getByLabel('Class of line 14').selectOption('GI')
  await line(page, 14).getByLabel('Length of line 14').fill('5')
  await expect(line(page, 14)).toContainText('100 m are 20 pieces of 5 m.')
  await line(page, 14).getByRole('button', { name: 'Done' }).click()
  await expect(line(page, 15)).toContainText('Angles are not pipes.')
  await line(page, 15).getByRole('button', { name: 'Leave out' }).click()
  await expect(line(page, 16)).toContainText('Please enter a quantity.')
  await line(page, 16).getByLabel('Quantity of line 16').fill('1250')
  await line(page, 16).getByLabel('Unit of line 16').selectOption('Pieces')
  await expect(line(page, 17)).toContainText('Not in our list')
  await line(page, 17).getByLabel('Thickness of line 17').selectOption({ index: 1 })
  await expect(page.getByText('Nothing is open: 39 taken, 1 left out')).toBeVisible()

  await page.getByLabel('Delivery Days').selectOption({ index: 1 })
  await confirmCreation(page)
  await expect(page.getByRole('status').getByText(/39 of 40 lines became items/)).toBeVisible()
  const enquiry = page.getByRole('article').first()
  await enquiry.getByText('34 more items').click()
  await expect(enquiry.getByRole('listitem')).toHaveCount(39)
  await expect(enquiry.getByRole('listitem').nth(13)).toContainText(/GI 65 NB × 3.2\smm × 5 m\s*20\sPieces/)
  await expect(enquiry.getByRole('listitem').nth(14)).toContainText(/GI 50 NB × 3.6\smm\s*1,250\sPieces/)
})

test('a pasted list is read, kept as written, and not lost when nobody answers', onceOnly, async ({ page }) => {
  await page.getByRole('button', { name: 'Read list' }).click()
  await expect(page.getByText('Please paste your list.')).toBeVisible()
  await page.getByLabel('Paste your list').fill('SHS 50x50x2.9 - 3.5 ton\n\nGI pipe 2" B class 120 nos, "Tata" make')
  await page.getByRole('button', { name: 'Read list' }).click()
  await expect(page.getByText('Nothing is open: 2 taken, 0 left out')).toBeVisible(patience)

  await page.route('**/UploadEnquiry', (route) => route.abort())
  await create(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create Enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('It isn’t known whether the enquiry was created.')
  await page.unroute('**/UploadEnquiry')

  await line(page, 1).getByRole('button', { name: 'Leave out' }).click()
  await confirmCreation(page)
  await expect(page.getByRole('article').first().getByRole('listitem')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'pasted-list.csv' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '"GI pipe 2"" B class 120 nos, ""Tata"" make"',
  )
})

test('a drawing is kept, and another party gets it', onceOnly, async ({ page, browser }) => {
  await page.getByLabel('File', { exact: true }).setInputFiles(drawing)
  await expect(page.getByText('tender-drawing.pdf will be kept for the parties to read.')).toBeVisible()
  await confirmCreation(page)
  await expect(page.getByRole('article').first()).toContainText('The items are in the list file.')
  const leadId = await page.getByRole('article').first().getByRole('heading').innerText()

  const other = await (await browser.newContext()).newPage()
  await newBuyer(other, 'Sharma Tubes')
  await visit(other, `/?search=${leadId}`)
  const download = other.waitForEvent('download')
  await other.getByRole('article', { name: leadId }).getByRole('button', { name: 'tender-drawing.pdf' }).click()
  expect(await readFile(await (await download).path())).toEqual(drawing.buffer)
  await other.context().close()
})

test('what is no list is refused before it is sent', onceOnly, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const field = page.getByLabel('File', { exact: true })
  await upload(page).click()
  await expect(page.getByText('Please select a file.', { exact: true })).toBeVisible()
  await field.setInputFiles({ ...drawing, name: 'setup.exe' })
  await expect(page.getByText('setup.exe is not of the kind that is needed here.')).toBeVisible()
  await field.setInputFiles({ ...drawing, buffer: Buffer.alloc(21 * 1024 * 1024) })
  await expect(page.getByText('tender-drawing.pdf: This file is too large.')).toBeVisible()
  await expect(create(page)).toBeDisabled()
  expect(sent).toEqual([])

  // It says that it is a sheet; what it is, the server tells.
  await field.setInputFiles({ ...drawing, name: 'list.xlsx', buffer: Buffer.from('GIF89a\0\0') })
  await upload(page).click()
  await expect(page.getByText(/^list.xlsx: This file is no list that can be read/)).toBeVisible(patience)

  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
})
