import { expect, type Page, test } from '@playwright/test'
import { somePdfs } from '../../apps/api/src/testing/printed/some-pdfs'
import { takePhoto } from '../../apps/api/src/testing/printed/take-photo'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { onceOnly, visit } from '../people/person'

/** A busy machine takes ten times as long to read a photo. */
const patience = { timeout: 90_000 }

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const photoFile = async () => ({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: (await takePhoto(5)).jpeg })

test.beforeEach(() => test.slow())

test('a photo is read, checked once and ordered', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/list')
  await page.getByLabel('Or a file').setInputFiles(await photoFile())
  await expect(page.getByText('Reading the photo, about 5 s')).toBeVisible()
  await expect(page.getByText('Read from a photo: please check')).toBeVisible(patience)
  await expect(page.getByRole('listitem', { name: 'Line 1', exact: true })).toContainText('photo')
  await page.getByText('Show the photo').click()
  await expect(page.getByRole('img', { name: 'The photo that the lines were read from' })).toBeVisible()
  await expectNoViolations(page)

  const add = inMain(page, /^Add \d+ lines to the cart$/)
  await add.click()
  const question = page.getByRole('dialog', { name: 'Read from a photo' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/list$/)
  await add.click()
  await question.getByRole('button', { name: 'I’ve checked the lines' }).click()
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
})

test('a PDF is priced without a question', onceOnly, async ({ page }) => {
  const [plain] = somePdfs()
  await visit(page, '/list')
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: plain?.bytes ?? Buffer.alloc(0) })
  await expect(inMain(page, /^Add \d+ lines? to the cart$/)).toBeVisible(patience)
  await expect(page.getByText('Read from a photo')).toBeHidden()
})

test('the lines of a photo become an enquiry once they were checked', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/uploadEnquiry')
  await page.getByLabel('File', { exact: true }).setInputFiles(await photoFile())
  await expect(page.getByText('With Upload its lines are read as well.')).toBeVisible()
  await inMain(page, 'Upload').click()
  await expect(page.getByText('Read from a photo: please check the lines against it.')).toBeVisible(patience)
  const onlyOpen = page.getByRole('button', { name: 'Only those' })
  if (await onlyOpen.isVisible()) {
    await onlyOpen.click()
    const leaveOut = page.getByRole('button', { name: /^Leave out/ })
    while (await leaveOut.first().isVisible()) await leaveOut.first().click()
  }
  await inMain(page, 'Create Enquiry').click()
  await page.getByRole('dialog').getByRole('button', { name: 'I’ve checked the lines' }).click()
  await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible(patience)
})

test('a scan without text is refused with what to do instead, and stays chosen', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/uploadEnquiry')
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 hello') }
  await page.getByLabel('File', { exact: true }).setInputFiles(scan)
  await inMain(page, 'Upload').click()
  await expect(page.getByText('scan.pdf: This file could not be read.')).toBeVisible(patience)
  await expect(page.getByText('scan.pdf will be kept for the parties to read.')).toBeVisible()
  await expect(inMain(page, 'Create Enquiry')).toBeEnabled()
})
