import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { dataMessages } from '@lohahaat/contract/platform/messages/at-work'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

test('a list keeps search, order and page in its URL, through reload and Back', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/subClasses1')
  await page.getByRole('searchbox', { name: 'Search Sub Classes1' }).fill('rhs')
  await expect(page).toHaveURL('/subClasses1?search=rhs')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/subClasses1?search=rhs&page=2')
  await page.reload()
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('rhs')
  const first = page.getByRole('link', { name: /^Edit / }).first()
  const opened = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(opened ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/subClasses1?search=rhs&page=2')
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toHaveAttribute('href', opened ?? '')
})

test('a search typed just before a link is pressed doesn’t undo the press', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  await page.clock.install()
  await visit(page, '/brands')
  const first = page.getByRole('link', { name: /^Edit / }).first()
  const opened = await first.getAttribute('href')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // The search's delay passes while the record is loaded.
  await page.route(`**${brandDetails.path}*`, async (route) => {
    await page.clock.runFor(1000)
    await route.continue()
  })
  await page.getByRole('searchbox').fill('tata')
  await first.press('Enter')
  await expect(page).toHaveURL(opened ?? '')
})

test('a header sorts, a second press turns the order around', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/brands?search=tata')
  const header = page.getByRole('columnheader', { name: /^Brand Name/ })
  const firstRow = page.getByRole('row').nth(1)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(firstRow).toContainText('Tata Pipes')
  await header.getByRole('link').press('Enter')
  await expect(page).toHaveURL('/brands?search=tata&sort=-brandName')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(firstRow).toContainText('Tata Structura')
  await page.getByRole('searchbox').fill('no such brand')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/brands?sort=-brandName')
  await visit(page, '/brands?search=tata&sort=password&page=x')
  await expect(firstRow).toContainText('Tata Pipes')
})

test('a brand is entered by keyboard alone, and its odd name is text', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  const name = `<b>"O'Hara" 🏗️ ${randomUUID().slice(0, 6)}</b>`
  await visit(page, '/brand')
  await page.getByLabel('Brand Name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('أنابيب فولاذ')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create Brand' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(dataMessages.created)).toBeVisible()
  await visit(page, `/brands?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
})

test('of two who edit the same brand, the second is told and loses nothing he typed', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  const name = `Twice ${randomUUID().slice(0, 6)}`
  await visit(page, '/brand')
  await page.getByLabel('Brand Name').fill(name)
  await page.getByLabel('Brand Description').fill('Before')
  await page.getByRole('button', { name: 'Create Brand' }).click()
  await expect(page.getByText(dataMessages.created)).toBeVisible()
  await visit(page, `/brands?search=${encodeURIComponent(name)}`)
  const form = (await page.getByRole('link', { name: `Edit ${name}` }).getAttribute('href')) ?? ''
  const other = await page.context().newPage()
  for (const desk of [page, other]) await visit(desk, form)
  await page.getByLabel('Brand Description').fill('By the first')
  await page.getByRole('button', { name: 'Update Brand' }).click()
  await expect(page).toHaveURL('/brands')
  await other.getByLabel('Brand Description').fill('By the second')
  await other.getByRole('button', { name: 'Update Brand' }).click()
  await expect(other.getByText(/^This record was changed by .+ at .+ IST\. Please reload/)).toBeVisible()
  await expect(other.getByLabel('Brand Description')).toHaveValue('By the second')
  await expect(other).toHaveURL(form)
})

test('a list that can’t be loaded says so and tries again', onceOnly, async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/departments')
  await page.route(`**${brandDetails.path}*`, (route) => route.abort())
  await page.getByRole('banner').locator('summary', { hasText: 'Admin' }).click()
  await page.getByRole('link', { name: 'Brands' }).locator('visible=true').click()
  await expect(page.getByText('This list could not be loaded')).toBeVisible()
  await page.unroute(`**${brandDetails.path}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Edit Avon' })).toBeVisible()
})
