import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { onceOnly, visit } from '../people/person'

const view = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('link', { name })
const table = (page: Page) => page.getByRole('table', { name: 'Items' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const quantity = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole('textbox', { name: /^Quantity of/ })

test('the view is in the URL, and remembered for the next visit', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS')
  await expect(view(page, 'Cards')).toHaveAttribute('aria-current', 'true')
  await view(page, 'Table').click()
  await expect(page).toHaveURL('/pipe/pipe?class=SHS&view=table')
  await expect(rows(page)).toHaveCount(24)
  await page.goto('/pipe/pipe')
  await expect(page).toHaveURL('/pipe/pipe?view=table')
  await view(page, 'Cards').click()
  await expect(page).toHaveURL('/pipe/pipe')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page).toHaveURL('/pipe/pipe')
})

test(
  'Back undoes a choice of the view; a link from elsewhere leads to the one chosen last',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/pipe/pipe?class=SHS')
    await view(page, 'Table').click()
    await expect(page).toHaveURL('/pipe/pipe?class=SHS&view=table')
    await page.goBack()
    await expect(view(page, 'Cards')).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL('/pipe/pipe?class=SHS')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pipes' }).click()
    await expect(page).toHaveURL('/pipe/pipe?view=table')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  },
)

test('a card names the make first', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&search=tata+50x50')
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('heading').first()).toHaveText(
    /^Tata Structura\s*50 × 50 × [\d.]+\smm$/,
  )
})

test('the table is sorted by its heads', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&view=table')
  const head = (name: string) => table(page).getByRole('columnheader', { name })
  await expect(head('₹/MT')).toHaveAttribute('aria-sort', 'ascending')
  for (const [name, sort] of [
    ['Make', 'make'],
    ['Size × wall × length', 'size'],
    ['kg/piece', 'weight'],
    ['Stock, MT', 'stock'],
    ['Ready', 'ready'],
  ] as const) {
    await head(name).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`sort=${sort}&view=table$`))
    await expect(head(name)).toHaveAttribute('aria-sort', 'ascending')
    await head(name).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`sort=-${sort}&view=table$`))
    await expect(head(name)).toHaveAttribute('aria-sort', 'descending')
  }
  expect((await rows(page).first().boundingBox())?.height).toBeLessThanOrEqual(42)
})

test('arrow keys move from row to row, Enter adds what was typed', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/pipe/pipe?class=SHS&view=table')
  await quantity(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(quantity(page, 2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(quantity(page, 1)).toBeFocused()
  await page.keyboard.type('2.5')
  await expect(table(page)).toContainText(/2\.500\sMT = [\d,]+ pcs, ₹[\d,.]+ before GST/)
  await page.keyboard.press('Enter')
  await expect(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /^In Cart/ }),
  ).toBeVisible()
  await quantity(page, 1).fill('3')
  await page.keyboard.press('Enter')
  await expect(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /^In Cart/ }),
  ).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByLabel('Quantity')).toHaveValue('3')
})

test('a quantity that can’t be ordered is named, and nothing is added', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/pipe/pipe?class=SHS&view=table')
  await quantity(page, 0).fill('0.5')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /quantity/i }),
  ).toBeVisible()
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ }),
  ).toBeVisible()
})

test('the matrix is the rate card of the class, narrowed as the catalogue is', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?view=matrix')
  await expect(page.getByText('Choose a class for its matrix')).toBeVisible()
  await page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: 'SHS' }).click()
  await expect(page).toHaveURL('/pipe/pipe?class=SHS&view=matrix')
  const card = page.getByRole('region', { name: 'Rates of SHS by size and wall' })
  await expect(card).toBeVisible()
  const whole = await card.getByRole('link').count()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Tata Structura/ }).check()
  await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click()
  await expect.poll(() => card.getByRole('link').count()).toBeLessThan(whole)
})

test('the table is accessible', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&view=table')
  await quantity(page, 0).fill('3')
  await expectNoViolations(page)
})

test('the matrix is accessible', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&view=matrix')
  await expectNoViolations(page)
})
