import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

const card = (page: Page) => page.getByRole('region', { name: 'Rates of SHS by size and wall' })
const field = (page: Page, section: string) => card(page).getByRole('link', { name: new RegExp(`^${section}:`) })
/** A row under the field on a desk, a sheet on a phone. */
const offers = (page: Page) =>
  page.getByRole('region', { name: /^Offers of/ }).or(page.getByRole('dialog', { name: /^Offers of/ }))

async function ratesOf(page: Page, className: string) {
  const classes = await callFrom(page, fetchProductData, { department: 'pipe' })
  const classId = classes.find((one) => one.className === className)?.classId ?? NaN
  return callFrom(page, fetchRates, { classId })
}

test('a field shows the lowest rate, kg/m and makes, and opens its offers, cheapest first', async ({ page }) => {
  await visit(page, '/rates/SHS')
  const { cells } = await ratesOf(page, 'SHS')
  const known = cells.find(({ size, thickness }) => size === '50x50' && thickness === '2.9')
  const rate = (known?.lowestPrice ?? 0).toLocaleString('en-IN')
  await expect(field(page, '50 × 50 × 2.9')).toContainText(`${rate}4.12 kg/m · ${known?.makes}`)

  await field(page, '50 × 50 × 2.9').click()
  await expect(offers(page)).toContainText('Piece of 6 m')
  await expect(offers(page)).toContainText(rate)
  await expect(field(page, '50 × 50 × 2.9')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(offers(page)).toHaveCount(0)
})

test('make, grade and length narrow the card, stand in the URL and survive a reload', onceOnly, async ({ page }) => {
  await visit(page, '/rates/SHS')
  const whole = await card(page).getByRole('link').count()
  await page.getByRole('combobox', { name: 'Make' }).selectOption('Tata Structura')
  await expect(page).toHaveURL(/\/rates\/SHS\?make=\d+$/)
  await page.getByRole('combobox', { name: 'Length' }).selectOption('6 m')
  await expect(page).toHaveURL(/\/rates\/SHS\?make=\d+&length=6$/)
  await expect.poll(() => card(page).getByRole('link').count()).toBeLessThan(whole)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Make' }).locator('option:checked')).toHaveText('Tata Structura')
  await page.goBack()
  await expect(page).toHaveURL(/\/rates\/SHS\?make=\d+$/)
})

test('both heads stay while the card is scrolled', async ({ page }) => {
  await visit(page, '/rates/SHS')
  const [corner, row, column] = [
    card(page).getByRole('columnheader', { name: 'Wall, mm' }),
    card(page).getByRole('rowheader', { name: '100 × 100' }),
    card(page).getByRole('columnheader', { name: '3.2', exact: true }),
  ]
  await row.scrollIntoViewIfNeeded()
  await card(page).evaluate((frame) => frame.scrollBy({ left: 120, top: 160, behavior: 'instant' }))
  const at = async (what: typeof corner) => (await what.boundingBox()) ?? { x: NaN, y: NaN }
  const frame = await at(card(page))
  expect(Math.abs((await at(row)).x - frame.x)).toBeLessThan(3)
  expect(Math.abs((await at(column)).y - frame.y)).toBeLessThan(3)
  expect(Math.abs((await at(corner)).y - frame.y)).toBeLessThan(3)
  // The page itself is no wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a buyer puts what he typed into his cart, from the offers', async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/rates/SHS')
  await field(page, '50 × 50 × 2.9').click()
  await offers(page)
    .getByRole('combobox', { name: /^Unit of/ })
    .first()
    .selectOption('pcs')
  await offers(page)
    .getByRole('textbox', { name: /^Quantity of/ })
    .first()
    .fill('60')
  await expect(offers(page)).toContainText(/60 pcs = 1,483\.20\skg = ₹[\d,.]+ before GST/)
  await offers(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(offers(page).getByRole('button', { name: /^In Cart/ })).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByLabel('Quantity')).toHaveValue('60')
})

test('a visitor is asked to sign in', onceOnly, async ({ page }) => {
  await visit(page, '/rates/SHS')
  await field(page, '50 × 50 × 2.9').click()
  await offers(page)
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: cartMessages.loginTitle })).toBeVisible()
})

test('the card comes along as PDF and as a sheet', onceOnly, async ({ page }) => {
  await visit(page, '/rates/SHS')
  for (const format of ['PDF', 'XLSX']) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: format }).click()
    expect((await saving).suggestedFilename()).toMatch(
      new RegExp(`^lohahaat-rates-shs-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    )
  }
})

test(
  'each class has its card, without one it is the first, and of others there is none',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/rates')
    const [first] = await callFrom(page, fetchProductData, { department: 'pipe' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first?.className} rate card`)
    await page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: 'RHS' }).click()
    await expect(page).toHaveURL('/rates/RHS')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RHS rate card')
    const unknown = await visit(page, '/rates/Bamboo')
    expect(unknown?.status()).toBe(404)
    await page.getByRole('link', { name: 'See all rates' }).click()
    await expect(page).toHaveURL('/rates')
  },
)

test(
  'a shared link has the card of the class, and the landing page leads here',
  onceOnly,
  async ({ page, request }) => {
    const html = await (await request.get('/rates/SHS?length=6')).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/rates\/SHS"/)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(picture).toMatch(/\/social\/rates\/\d+\.png$/)
    expect((await request.get(new URL(picture).pathname)).status()).toBe(200)
    await visit(page, '/')
    await page.getByRole('link', { name: 'Rate card' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('rate card')
  },
)

test.describe('without scripts', onceOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('the card is there, its filters are a form, and a field leads to its items', async ({ page }) => {
    await page.goto('/rates/SHS')
    await page.getByRole('combobox', { name: 'Length' }).selectOption('6 m')
    await page.getByRole('button', { name: 'Show rates' }).click()
    await expect(page).toHaveURL(/length=6$/)
    await field(page, '50 × 50 × 2.9').click()
    await expect(page).toHaveURL(/\/pipe\/pipe\?class=SHS&size=\d+&minThickness=2\.9&maxThickness=2\.9/)
  })
})

test('the card with open offers is accessible', async ({ page }) => {
  await visit(page, '/rates/SHS')
  await field(page, '50 × 50 × 2.9').click()
  await expect(offers(page)).toContainText('Piece of 6 m')
  await expectNoViolations(page)
})
