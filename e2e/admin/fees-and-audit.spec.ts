import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { saveFeeDetails } from '@lohahaat/contract/ordering/fees/fee-details'
import { messages } from '@lohahaat/contract/platform/messages'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

const admin = { name: 'Meera Joshi', email: 'admin@lohahaat.example' }

// The fees are the same for everybody, so that the tests that change them take turns.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page)
})

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const loading = (page: Page) => page.getByLabel('Loading charges')
const newest = (page: Page) => page.getByRole('table', { name: 'History of the fees' }).getByRole('row').nth(1)

async function saveLoading(page: Page, figure: string) {
  await loading(page).fill(figure)
  await button(page, 'Save fees').click()
  await expect(page.getByRole('dialog').getByText('Existing orders never change.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Save fees' }).click()
}

test('a changed fee is in force, in the history and in the audit', onceOnly, async ({ page }) => {
  await visit(page, '/fees')
  const before = await loading(page).inputValue()
  const after = String(Number(before) + 1)
  const [old, now] = [before, after].map((figure) => formatRupees(rupees(figure)))
  await expect(button(page, 'Save fees')).toHaveAttribute('aria-disabled', 'true')
  await loading(page).fill('')
  await expect(page.getByText('Please enter Loading charges as a number.')).toBeVisible()
  await expect(button(page, 'Save fees')).toHaveAttribute('aria-disabled', 'true')
  await loading(page).fill(after)
  await expect(page.getByText('Costs ₹10.00 more than now.')).toBeVisible()
  await saveLoading(page, after)
  await expect(page.getByText(messages.dataUpdated)).toBeVisible()
  await expect(newest(page)).toContainText(admin.name)
  await expect(newest(page)).toContainText(`${now}, raised`)
  await expect(button(page, 'Save fees')).toHaveAttribute('aria-disabled', 'true')

  await visit(page, '/audit?resource=Fees&action=Updated')
  const entry = page.getByRole('main').getByRole('row').nth(1)
  await expect(entry).toContainText(admin.name)
  await expect(entry).toContainText(admin.email)
  await expect(entry.getByRole('listitem')).toHaveText(`Loading charges per MT: ${old} changed to ${now}`)
  await entry.getByRole('link', { name: /^Fees \d+$/ }).click()
  await expect(page).toHaveURL('/fees')
  await expect(loading(page)).toHaveValue(after)

  await saveLoading(page, before)
  await expect(newest(page)).toContainText(`${old}, lowered`)
})

test('fees that somebody else changed meanwhile are not overwritten', onceOnly, async ({ page, context }) => {
  await visit(page, '/fees')
  const before = await loading(page).inputValue()
  const other = await context.newPage()
  await visit(other, '/fees')
  await saveLoading(other, String(Number(before) + 2))
  await expect(other.getByText(messages.dataUpdated)).toBeVisible()
  await saveLoading(page, '77')
  await expect(page.getByText(/^This record was changed by/)).toBeVisible()
  await expect(loading(page)).toHaveValue('77')
  await saveLoading(other, before)
  await expect(newest(other)).toContainText(`${formatRupees(rupees(before))}, lowered`)
})

test('fees that could not be sent stay in the form', onceOnly, async ({ page }) => {
  await visit(page, '/fees')
  await page.route(`**${saveFeeDetails.path}`, (route) => route.abort())
  await saveLoading(page, '99999.99')
  await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
  await expect(loading(page)).toHaveValue('99999.99')
  await expect(button(page, 'Save fees')).not.toHaveAttribute('aria-disabled')
})

/** On a phone the filters are behind a button. */
async function openFilters(page: Page) {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
}

/** A brand that was created and then described anew. */
async function newBrand(page: Page) {
  const { texts, screens } = brandDetails
  const name = `Mill ${randomUUID().slice(0, 8)}`
  await visit(page, screens.form)
  await page.getByLabel('Brand Name').fill(name)
  await page.getByLabel('Brand Description').fill('Rolled in <b>Raipur</b>')
  await button(page, texts.create).click()
  await expect(page.getByText(brandDetails.messages.created)).toBeVisible()
  await visit(page, `${screens.list}?search=${name}`)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByLabel('Brand Description').fill('Rolled in Rewari')
  await button(page, texts.update).click()
  await expect(page).toHaveURL(screens.list)
  return name
}

test('filters narrow the audit, and the URL keeps them', onceOnly, async ({ page }) => {
  const name = await newBrand(page)
  await visit(page, '/audit')
  await openFilters(page)
  await page.getByLabel('Resource').selectOption('Brand')
  await expect(page).toHaveURL(/\?resource=Brand$/)
  await page.getByLabel('Action').selectOption('Updated')
  await expect(page).toHaveURL(/\?resource=Brand&action=Updated$/)
  await page.getByLabel('Person').selectOption(admin.name)
  await expect(page).toHaveURL(/\?resource=Brand&action=Updated&person=\d+$/)
  const entries = page.getByRole('row').filter({ hasText: name })
  await expect(entries).toHaveCount(1)
  await expect(entries.getByRole('listitem')).toHaveText(
    'Brand Description: Rolled in <b>Raipur</b> changed to Rolled in Rewari',
  )

  await entries.getByRole('link', { name: /^All entries of Brand \d+$/ }).click()
  await expect(entries).toHaveCount(2)
  await expect(page).toHaveURL(/\?resource=Brand&record=\d+$/)
  await expect(entries.getByText('Rolled in <b>Raipur</b>', { exact: true }).last()).toBeHidden()
  await entries.getByText('As created').click()
  await expect(entries.getByText('Rolled in <b>Raipur</b>', { exact: true }).last()).toBeVisible()

  await page.getByLabel('Search by who').fill('nobody at all')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByLabel('Search by who').fill(admin.email)
  await expect(entries).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page).toHaveURL(/to=2020-01-31/)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/audit')
  await expect(entries).toHaveCount(2)

  const forms = entries.getByRole('link', { name: /^Brand \d+$/ })
  await forms.first().click()
  await expect(page.getByLabel('Brand Name')).toHaveValue(name)
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(brandDetails.messages.deleted)).toBeVisible()
  await visit(page, '/audit?action=Deleted')
  await expect(entries.getByText('As it was')).toBeVisible()
  await expect(forms).toHaveCount(0)
})

test('the security log shows a sign-in beside the changes, by kind and by account', onceOnly, async ({ page }) => {
  await visit(page, '/audit')
  await page.getByRole('navigation', { name: 'Parts of the audit' }).getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL('/audit/security')
  await openFilters(page)
  await page.getByLabel('Event', { exact: true }).selectOption('Signed in')
  await expect(page).toHaveURL(/\?kind=sign-in$/)
  await page.getByLabel('Search by account').fill(admin.email)
  await expect(page).toHaveURL(/search=/)
  const own = page.getByRole('row').filter({ hasText: admin.email })
  await expect(own.first()).toContainText('With a code')
  await expect(own.first()).toContainText('127.0.0.0/24')
  await own
    .first()
    .getByRole('link', { name: `All events of ${admin.name}` })
    .click()
  await expect(page).toHaveURL(/\?account=\d+$/)
  await expect(own.filter({ hasText: 'Code requested' }).first()).toBeVisible()
  await visit(page, '/audit/security?kind=burglary')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/audit/security')
})
