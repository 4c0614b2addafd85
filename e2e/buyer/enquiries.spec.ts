import { expect, type Page, test } from '@playwright/test'
import { createEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { cartMessages, messages } from '@lohahaat/contract/platform/messages'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { expectNoViolations } from '../people/accessibility'
import { newBuyer } from '../people/buyer'
import { enquireByCalls, enquiryAnew, quoteByCalls } from '../people/enquiry-by-calls'
import { answer, button, card, link, openWindow, quantity } from '../people/enquiry-screens'
import { onceOnly, visit } from '../people/person'

const node = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const isTicked = (page: Page, name: string, ticked: 'true' | 'false' | 'mixed') =>
  expect(node(page, name)).toHaveAttribute('aria-checked', ticked)
/** Those with an item: a phone has no header. */
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('textbox') })

/** Ticks a line with the mouse: the box itself, since a branch opens when it is pressed beside it. */
const tick = (page: Page, name: string) => node(page, name).locator('input').click({ force: true })

async function chooseFields(page: Page) {
  await page.getByLabel('Product Category').selectOption('Pipe')
  await page.getByLabel('Brand Preference').selectOption('Tata Structura')
  await page.getByLabel('Delivery Timeline').selectOption({ index: 1 })
}

test('a buyer creates an enquiry by the tree', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/EnquiryList')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Enquiries')
  await expect(page.getByText(enquiryMessages.empty)).toBeVisible()
  await expectNoViolations(page)
  await link(page, 'Create Enquiry').click()
  await expect(page).toHaveURL('/enquiry')
  await expect(page.getByLabel('Delivery Location')).toHaveValue('123401 · Rewari, Haryana')
  await expect(page.getByLabel('Delivery Location')).toBeDisabled()
  const create = button(page, 'Create Enquiry')
  await expect(create).toBeDisabled()
  await chooseFields(page)
  await expect(page.getByText(enquiryMessages.noItems)).toBeVisible()
  await expect(create).toBeDisabled()

  await node(page, 'SHS').click()
  await node(page, '40 × 40').click()
  await tick(page, '2 mm')
  for (const branch of ['SHS', '40 × 40']) await isTicked(page, branch, 'mixed')
  await expect(create).toBeEnabled()
  await tick(page, '40 × 40')
  await isTicked(page, '40 × 40', 'true')
  await expect(rows(page)).toHaveCount(6)
  await tick(page, '40 × 40')
  await isTicked(page, 'SHS', 'false')
  await expect(page.getByText('Nothing selected')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search sizes' }).fill('shs 40*40 3.20mm')
  await expect(page.getByText('1 found')).toBeVisible()
  await button(page, 'Tick all found').click()
  await page.getByRole('searchbox', { name: 'Search sizes' }).fill('shs 50x50')
  await tick(page, '50 × 50')
  const fifties = (await rows(page).count()) - 1
  await quantity(page, '40 × 40 × 3.2').fill('')
  await expect(rows(page).first()).toContainText(cartMessages.quantityInvalid)
  await expect(create).toBeDisabled()
  await quantity(page, '40 × 40 × 3.2').fill('64')
  await rows(page).first().getByText('Pieces', { exact: true }).click()
  await expect(rows(page).first()).toContainText('1.340\u00a0MT')
  await expectNoViolations(page)

  const remove = button(page, 'Remove SHS 50 × 50 × 2\u00a0mm')
  await remove.click()
  await answer(page, enquiryMessages.removeQuestion, 'Cancel')
  await expect(rows(page)).toHaveCount(fifties + 1)
  await remove.click()
  await answer(page, enquiryMessages.removeQuestion, 'Remove item')
  await expect(rows(page)).toHaveCount(fifties)
  await isTicked(page, '50 × 50', 'mixed')

  await create.click()
  await answer(page, enquiryMessages.createQuestion, 'Cancel')
  await create.click()
  await expect(page.getByRole('dialog')).toContainText('it says 123401 · Rewari, Haryana, the default.')
  await answer(page, enquiryMessages.createQuestion, 'Create Enquiry')
  await expect(page).toHaveURL('/EnquiryList')
  await expect(page.getByText(enquiryMessages.created)).toBeVisible()
  const article = page.getByRole('article')
  for (const text of [
    '1.',
    'InProgress',
    'Tata Structura',
    '123401 · Rewari, Haryana',
    '64\u00a0Pieces',
    '1\u00a0Ton',
  ]) {
    await expect(article).toContainText(text)
  }
  await expect(article).toContainText(formatIstDate(new Date().toISOString()))
  await expectNoViolations(page)

  // Who has sent with the default has chosen it.
  await visit(page, '/enquiry')
  await expect(page.getByLabel('Delivery Location')).toHaveValue('123401 · Rewari, Haryana')
  await expect(page.getByText('default', { exact: true })).toHaveCount(0)
})

test('the tree is walked by keyboard', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/enquiry')
  await chooseFields(page)
  const tree = page.getByRole('tree')
  const isAt = async (name: string) =>
    expect(tree).toHaveAttribute('aria-activedescendant', (await node(page, name).getAttribute('id')) ?? '')
  await expect(node(page, 'SHS')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search sizes' }).press('ArrowDown')
  await expect(tree).toBeFocused()
  await page.keyboard.type('shs')
  await isAt('SHS')
  await page.keyboard.press('ArrowRight')
  await expect(node(page, 'SHS')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await isAt('12 × 12')
  await page.keyboard.type('40x40')
  await isAt('40 × 40')
  await page.keyboard.press('Space')
  await isTicked(page, '40 × 40', 'true')
  await isTicked(page, 'SHS', 'mixed')
  await expect(rows(page)).toHaveCount(6)
  await page.keyboard.press('ArrowLeft')
  await isAt('SHS')
  await page.keyboard.press('ArrowLeft')
  await expect(node(page, 'SHS')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('End')
  await isAt('GP')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await isAt('Hollow Section GP')

  await page.getByLabel('Product Category').selectOption('Please Select')
  await expect(page.getByText('Nothing selected')).toBeVisible()
  await expect(page.getByText('Choose a product category first.')).toBeVisible()
})

test('an edit is saved, and outdates the quotes that are there', onceOnly, async ({ page, browser }) => {
  await newBuyer(page)
  const enquiry = await enquireByCalls(page)
  const party = await openWindow(browser, page, (other) => newBuyer(other, 'Rao Tubes'))
  await quoteByCalls(party, enquiry)

  await visit(page, '/EnquiryList')
  await expect(card(page, enquiry.leadId).getByRole('link', { name: '1 quote · Compare' })).toHaveAttribute(
    'href',
    `/enquiry/${enquiry.enquiryId}/quotes`,
  )
  await card(page, enquiry.leadId)
    .getByRole('link', { name: `Edit ${enquiry.leadId}` })
    .click()
  const update = button(page, 'Update Enquiry')
  await expect(update).toBeDisabled()
  await expect(page.getByText(/^The quote you have becomes outdated/)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await quantity(page, '40 × 40 × 1.6').fill('2.5')
  await expect(update).toBeEnabled()
  await quantity(page, '40 × 40 × 1.6').fill('1')
  await expect(update).toBeDisabled()
  await quantity(page, '40 × 40 × 1.6').fill('2.5')
  await page.getByRole('searchbox', { name: 'Search sizes' }).fill('shs 50x50 4')
  await tick(page, '4 mm')
  await page.getByLabel('Tell parties their rank').check()
  await expectNoViolations(page)
  await update.click()
  await answer(page, 'The quote you have becomes outdated', 'Update Enquiry')
  await expect(page).toHaveURL('/EnquiryList')
  await expect(page.getByText(enquiryMessages.updated)).toBeVisible()

  const saved = await enquiryAnew(page, enquiry)
  const [first, second] = enquiry.enquiryItems
  expect(saved.showRank).toBe(true)
  expect(saved.enquiryItems).toMatchObject([
    { enquiryItemId: first?.enquiryItemId, quantity: 2.5 },
    { enquiryItemId: second?.enquiryItemId, quantity: 1 },
    { size: '50x50', thickness: '4', quantity: 1, unit: 'Ton' },
  ])

  await visit(party, `/?search=${enquiry.leadId}`)
  await expect(card(party, enquiry.leadId)).toContainText('Your quote is outdated')
  await party.context().close()
})

test('what was chosen stays when nobody answers', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/enquiry')
  await chooseFields(page)
  await tick(page, 'GP')
  const count = await rows(page).count()
  await page.route(`**${createEnquiry.path}`, (route) => route.abort())
  await button(page, 'Create Enquiry').click()
  await answer(page, enquiryMessages.createQuestion, 'Create Enquiry')
  await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL('/EnquiryList')
})
