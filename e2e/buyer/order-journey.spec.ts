import { expect, type Locator, type Page, test } from '@playwright/test'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { newEmail, signIn, visit } from '../people/person'
import { amountsOf, subtotal, type Bought } from '../people/reckoning'
import { signUpByCalls } from '../people/session'

const BRANDS = ['APL Apollo', 'Tata Structura'] as const

test('from the first look to a cancelled order, every amount reckoned anew', async ({ page }) => {
  const email = newEmail()
  await signUpByCalls(page.request, email, 'Verma Fabricators')

  // A visitor looks around, and is asked to sign in once he wants something.
  await visit(page, '/pipe/pipe?class=SHS')
  await filterBrand(page, BRANDS[0])
  await addButtons(page).first().click()
  const popup = page.getByRole('dialog', { name: cartMessages.loginTitle })
  await expect(popup).toContainText(cartMessages.loginNeeded)
  await popup.getByRole('button', { name: 'Go to Login' }).click()
  await signIn(page, email)

  // He comes back to what he had filtered, with what he wanted in the cart, and takes two items of each of two brands.
  await expect(page).toHaveURL(/class=SHS&brand=\d+$/)
  await expect(page.getByRole('button', { name: /^In Cart/ })).toHaveCount(1)
  await add(page, 1)
  await filterBrand(page, BRANDS[1])
  await add(page, 2)
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart.*4/ })).toBeVisible()

  await visit(page, '/cart')
  const lines = page.getByRole('list', { name: 'Items' }).getByRole('article')
  await expect(lines).toHaveCount(4)
  const bought = await Promise.all((await lines.all()).map(readLine))
  expect(new Set(bought.map(({ brand }) => brand)).size).toBe(2)
  await buy(lines.nth(0), bought[0], 'Pieces', '37')
  await buy(lines.nth(1), bought[1], 'Pieces', '120')
  await buy(lines.nth(2), bought[2], 'Ton', '2.525')
  const costs = page.getByRole('region', { name: 'What it costs' })

  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await fillAddress(cardOf(page, 'Billing address'), { pin: '123401', city: 'Rewari', gst: '06AAACA0000A1Z2' })
  await page.getByLabel('Shipping same as billing').check()
  await expectAmounts(costs, bought)
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expectAmounts(costs, bought)
  await expect(page.getByText(/Rupees.* Only$/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Order' }).click()

  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await expectAmounts(page.getByRole('main'), bought)
  await expect(page.getByRole('main')).toContainText(amountsOf(bought, { isWithinState: true }).tons)

  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  await expect(page.getByRole('heading', { name: 'My Orders (1)' })).toBeVisible()
  const order = page.getByRole('main').getByRole('article')
  await expect(order).toContainText(amountsOf(bought, { isWithinState: true }).total)

  // The last line goes, and with it what it cost.
  await order.getByRole('listitem').nth(3).getByRole('button').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(orderMessages.deleteLineQuestion)
  await question.getByRole('button', { name: 'Delete item' }).click()
  const rest = bought.slice(0, 3)
  await expect(order).toContainText(amountsOf(rest, { isWithinState: true }).total)
  await order.getByRole('link', { name: /^LH\// }).click()
  await expectAmounts(page.getByRole('main'), rest)

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(question).toContainText(orderMessages.cancelQuestion)
  await question.getByRole('button', { name: 'Delete order' }).click()
  await expect(page.getByText(orderMessages.deleted)).toBeVisible()
  await visit(page, '/myOrdersList')
  await expect(page.getByRole('heading', { name: 'My Orders (0)' })).toBeVisible()
})

const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ })
const cardOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) })

/** On a phone the filters are behind a button. */
async function filterBrand(page: Page, chosen: string) {
  const toggle = page.getByRole('button', { name: /^Filters/ })
  const isPhone = await toggle.isVisible()
  if (isPhone) await toggle.click()
  for (const brand of BRANDS) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${brand}`) }).filter({ visible: true })
    const wanted = brand === chosen
    if ((await box.isChecked()) !== wanted) await box.click()
    await expect(box).toBeChecked({ checked: wanted })
  }
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ items/ }).click()
  await expect(page.getByRole('button', { name: new RegExp(`Cart ?: (?!${chosen})`) })).toHaveCount(0)
}

async function add(page: Page, count: number) {
  const before = await page.getByRole('button', { name: /^In Cart/ }).count()
  for (let added = 1; added <= count; added++) {
    await addButtons(page).first().click()
    await expect(page.getByRole('button', { name: /^In Cart/ })).toHaveCount(before + added)
  }
}

/** What the cart says about a line, in words that a person would copy down. */
async function readLine(line: Locator): Promise<Bought> {
  const fact = async (term: string) =>
    line
      .locator('div', { has: line.page().getByText(term, { exact: true }) })
      .locator('dd')
      .last()
      .innerText()
  const heading = await line.getByRole('heading').innerText()
  return {
    brand: BRANDS.find((brand) => heading.includes(brand)) ?? '',
    price: Number((await fact('Price')).replace(/[^\d.]/g, '')),
    pieceKg: (await fact('Weight per piece')).replace(/[^\d.]/g, ''),
    unit: 'Ton',
    quantity: '1',
  }
}

async function buy(line: Locator, bought: Bought | undefined, unit: Bought['unit'], quantity: string) {
  if (!bought) throw new Error('There is no such line')
  await line.getByText(unit, { exact: true }).click()
  await line.getByLabel('Quantity').fill(quantity)
  await line.getByLabel('Quantity').blur()
  Object.assign(bought, { unit, quantity })
  await expect(line).toContainText(subtotal(bought))
}

async function fillAddress(form: Locator, { pin, city, gst }: { pin: string; city: string; gst: string }) {
  await form.getByLabel('Name').fill('Asha Verma')
  await form.getByLabel('Phone').fill('9812345678')
  await form.getByLabel('Address', { exact: true }).fill('Plot 7, Industrial Area')
  await form.getByLabel('PIN code').fill(pin)
  await expect(form.getByLabel('City')).toHaveValue(city)
  await form.getByLabel('GST number').fill(gst)
}

async function expectAmounts(where: Locator, bought: readonly Bought[]) {
  const { goods, taxes, fees, total } = amountsOf(bought, { isWithinState: true })
  for (const [label, amount] of Object.entries({ 'Goods total': goods, ...taxes, ...fees, Total: total })) {
    const named = where.page().locator('dt', { hasText: new RegExp(`^${label}(?! quantity)`) })
    const row = where.locator('dl > div', { has: named })
    await expect(row.locator('dd').first(), label).toHaveText(amount)
  }
}
