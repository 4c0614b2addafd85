import { expect, type Page, test } from '@playwright/test'
import { dataMessages } from '@lohahaat/contract/platform/messages/at-work'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

/** An option is chosen once it is there: each select loads when the one above it is set. */
async function choose(page: Page, label: string, option: string) {
  const select = page.getByLabel(label, { exact: true })
  await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached()
  await select.selectOption(option)
}

async function chooseFirst(page: Page, label: string) {
  await page.getByLabel(label, { exact: true }).selectOption({ index: 1 })
}

/** A length no other item has, so that a search by size finds few and this one is told apart. */
const newLength = () => String(Number((5 + 9 * Math.random()).toFixed(3)))

async function fillIn(page: Page, length: string) {
  await choose(page, 'Class', 'SHS')
  await choose(page, 'Size', '40x40')
  await choose(page, 'Thickness, mm', '3.2')
  await page.getByLabel('Length').fill(length)
  await choose(page, 'Brand', 'Tata Structura')
  await chooseFirst(page, 'Seller')
  await chooseFirst(page, 'Delivery')
  await page.getByLabel('Price').fill('61250')
}

test.describe('the stock at a desk', onceOnly, () => {
  test('an item is created, repriced alone and with others, and remembers its prices', async ({ page }) => {
    const length = newLength()
    await signInAsAdmin(page)
    await visit(page, '/stock')
    const create = page.getByRole('button', { name: 'Create Stock Item' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await fillIn(page, length)

    const weight = page.getByLabel('Weight per piece')
    const proposed = await weight.inputValue()
    expect(Number(proposed) / Number(length)).toBeCloseTo(3.49, 2)
    await expect(page.getByLabel('HSN')).toHaveValue('73066100')
    await weight.fill('99')
    await expect(page.getByText(/% against the standard/)).toBeVisible()
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(weight).toHaveValue(proposed)

    await create.click()
    await expect(page.getByText(dataMessages.created)).toBeVisible()
    await expect(page.getByLabel('Brand').getByRole('option', { selected: true })).toHaveText('Tata Structura')
    await expect(page.getByLabel('Class').getByRole('option', { selected: true })).toHaveText('SHS')
    await expect(page.getByLabel('Price')).toHaveValue('')

    await visit(page, '/stocks')
    await choose(page, 'Brand', 'Tata Structura')
    await choose(page, 'Class', 'SHS')
    await choose(page, 'Size', '40x40')
    await page.getByLabel('Search Stock').fill('3.2')
    await expect(page).toHaveURL(/brand=\d+&class=\d+&size=\d+&search=3\.2/)
    const row = page.getByRole('row', { name: new RegExp(`40 × 40 × 3\\.2.mm × ${length}.m`) })
    await expect(row).toContainText('Not tracked')

    const price = row.getByRole('textbox', { name: /^Price of/ })
    await price.focus()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect(price).toHaveAccessibleDescription('Price must be above 0.')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('60000')
    await page.keyboard.press('Enter')
    await expect(price).toHaveValue('60,000.00')

    await page.getByRole('button', { name: 'Change prices' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Brand: Tata Structura · Class: SHS · Size: 40x40 · Search: 3.2')
    await dialog.getByText('Down').click()
    await dialog.getByLabel('How much').fill('510')
    await dialog.getByLabel('Round new prices to').selectOption('₹100')
    await expect(dialog.getByText(/₹60,000\.00 .*₹59,500\.00/).first()).toBeVisible()
    await dialog.getByRole('button', { name: /^Change \d+ prices?$/ }).click()
    await expect(page.getByText(/^\d+ prices? (was|were) changed\.$/)).toBeVisible()
    await expect(price).toHaveValue('59,500.00')

    await row.getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible()
    await page.getByText('Show as table').click()
    const prices = page.getByRole('table', { name: 'Changes of the price' })
    for (const shown of ['₹61,250.00', '₹60,000.00', '₹59,500.00']) await expect(prices).toContainText(shown)

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(dataMessages.deleted)).toBeVisible()
    await expect(page).toHaveURL(/stocks\?.*search=3\.2/)
    await expect(row).toHaveCount(0)
  })
})

test.describe('the stock on a phone', onceOnly, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the list is cards with filters folded away, and the form draws what is chosen', async ({ page }) => {
    await signInAsAdmin(page)
    await visit(page, '/stocks')
    await expect(page.getByLabel('Class', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await choose(page, 'Class', 'RHS')
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    const card = page.getByRole('row').nth(1)
    await expect(card).toContainText('RHS')
    await expect(card.getByRole('textbox', { name: /^Price of/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

    await card.getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByRole('heading', { name: 'Update Stock Item' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Drawing' })).toContainText('kg per piece by the standard')
    await expect(page.getByRole('button', { name: 'Update Stock Item' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/stocks\?class=\d+/)
  })
})
