import { expect, type Locator, type Page, test } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { newEmail, onceOnly, signIn, visit } from '../people/person'
import { signUpByCalls } from '../people/session'
import { yard } from '../people/yard'

/** A chat, a mail, Hindi and inches; a greeting, and a size that nobody stocks. */
const list = `[16/11/26, 9:58 AM] Rakesh Site: Namaste ji, rate bhejo urgent
[16/11/26, 9:59 AM] Rakesh Site: 50x50x2.9 SHS apollo - 6 nos
100x50x4 rhs 3 pcs
40x40x2 square pipe 10 nos
चौकोर पाइप 25x25x2 - 50 kg
चौकोर पाइप 50x50x2.6 12 नग
2" gi b class 5 pcs
1" gi pipe c class 30 mtr
MS ERW Black Pipe 80 NB "C" class - 4 Nos.
MS ERW Black Pipe 50 NB x 3.6 mm thk - 3 Nos.
1️⃣ *RHS 80x40x3.2* 5 pcs
SHS 45x45x2.9 12 mtr 8 nos`

const lineOf = (page: Page, number: number) => page.getByRole('listitem', { name: `Line ${number}`, exact: true })
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const paste = (page: Page, text: string) => page.getByLabel('Your list').fill(text)

async function giveAddresses(page: Page) {
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
}

test('twelve pasted lines become an order and an enquiry in at most eight presses', async ({ page }) => {
  await newBuyer(page)
  await giveAddresses(page)
  await visit(page, '/list')
  await paste(page, list)
  let presses = 0
  const press = async (button: Locator) => {
    presses++
    await button.click()
  }

  await press(inMain(page, 'Price my list'))
  await expect(lineOf(page, 1)).toContainText('Set aside: greeting')
  await expect(lineOf(page, 2)).toContainText('APL Apollo')
  await expect(lineOf(page, 12)).toContainText('Nobody stocks this')
  await expectNoViolations(page)

  await press(inMain(page, 'Ask suppliers for 1 line'))
  await expect(lineOf(page, 12)).toContainText(/Enquiry E-\d+ has gone to the suppliers/)
  await press(inMain(page, 'Add 10 lines to the cart'))
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible()
  await press(inMain(page, 'Proceed to Checkout'))
  await press(inMain(page, 'Confirm Order'))
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(8)

  await visit(page, '/EnquiryList')
  await expect(page.getByRole('main')).toContainText('45 × 45 × 2.9')
})

test(
  'a question is answered in one press, and another offer or a near size taken in one',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/list')
    await paste(page, 'RHS 60x40x2.7 30 nos\nSHS 50x50x2.9 20 nos\nSHS 45x45x2.9 8 nos')
    await inMain(page, 'Price my list').click()

    await expect(inMain(page, 'Add 1 line to the cart')).toBeVisible()
    await lineOf(page, 1)
      .getByRole('button', { name: /60 × 40 × 2\.6/ })
      .click()
    await expect(inMain(page, 'Add 2 lines to the cart')).toBeVisible()

    const second = lineOf(page, 2)
    const before = await second.innerText()
    await second.getByRole('button', { name: /offers$/ }).click()
    await second.getByRole('radio').last().click()
    await expect.poll(() => second.innerText()).not.toBe(before)

    await lineOf(page, 3)
      .getByRole('button', { name: /instead$/ })
      .first()
      .click()
    await expect(inMain(page, 'Add 3 lines to the cart')).toBeVisible()
  },
)

test('what was read can be written again, left out and taken back', onceOnly, async ({ page }) => {
  await visit(page, '/list')
  await paste(page, 'Rakesh Sharma\nSHS 50x50x2.9 20 nos')
  await inMain(page, 'Price my list').click()
  await lineOf(page, 2)
    .getByRole('button', { name: /Write it again/ })
    .click()
  await page.getByLabel('Line 2, as written').fill('SHS 40x40x2 10 nos')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, 2)).toContainText('40 × 40 × 2')
  await lineOf(page, 1).getByRole('button', { name: 'It is a line' }).click()
  await expect(lineOf(page, 1)).toContainText('Not read')
  await lineOf(page, 2).getByRole('textbox').fill('12')
  await lineOf(page, 2).getByRole('textbox').blur()
  await expect(lineOf(page, 2)).toContainText('12 pcs')
})

test('a visitor pastes on the first page, signs in and comes back to the same list', onceOnly, async ({ page }) => {
  const email = newEmail()
  await signUpByCalls(page.request, email, 'Verma Fabricators')
  await visit(page, '/')
  await paste(page, 'SHS 50x50x2.9 20 nos\nSHS 45x45x2.9 8 nos')
  await page.getByRole('button', { name: 'Price my list' }).click()
  await expect(page).toHaveURL(/\/list$/)
  await inMain(page, 'Add 1 line to the cart').click()
  const popup = page.getByRole('dialog', { name: cartMessages.loginTitle })
  await popup.getByRole('button', { name: 'Go to Login' }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/list$/)
  await inMain(page, 'Add 1 line to the cart').click()
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(1)
})

test(
  'a list is kept by name, priced anew, shared with a stranger and deleted',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    await newBuyer(page)
    await visit(page, '/list')
    await paste(page, 'SHS 50x50x2.9 20 nos\nSHS 45x45x2.9 8 nos')
    await inMain(page, 'Price my list').click()
    await inMain(page, 'Keep list').click()
    await page.getByLabel('Name of the list').fill('Monthly stock')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep list' }).click()
    await expect(page.getByText('Monthly stock is kept.')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'My lists' }).click()
    const kept = page.getByRole('listitem').filter({ hasText: 'Monthly stock' })
    await expect(kept).toContainText('2 lines')
    await expectNoViolations(page)
    await kept.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = await page.getByLabel('The link').inputValue()
    await page.getByRole('button', { name: 'Close' }).click()

    const stranger = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) })
    const other = await stranger.newPage()
    await visit(other, address)
    await expect(other.getByRole('heading', { name: 'Monthly stock' })).toBeVisible()
    await expect(other.getByRole('main')).toContainText('50 × 50 × 2.9')
    await expect(other.getByRole('main')).not.toContainText('₹')
    await stranger.close()

    await kept.getByRole('link', { name: 'Price anew' }).click()
    await expect(lineOf(page, 1)).toContainText('20 pcs')
    await inMain(page, 'Keep list').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('In place of “Monthly stock”')).toBeChecked()
    await dialog.getByLabel('Name of the list').fill('Monthly stock, Rewari')
    await dialog.getByRole('button', { name: 'Keep list' }).click()
    await expect(page.getByText('Monthly stock, Rewari is kept.')).toBeVisible()

    await visit(page, '/lists')
    await expect(page.getByRole('listitem').filter({ hasText: 'Monthly stock' })).toHaveCount(1)
    await kept.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByLabel('Name of the list').fill('Monthly stock, Bawal')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(kept).toContainText('Monthly stock, Bawal')
    const opened = (await kept.getByRole('link', { name: 'Price anew' }).getAttribute('href')) ?? ''
    await kept.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('You keep no lists yet')).toBeVisible()
    await visit(page, opened)
    await expect(page.getByText('This list is not among yours, or was deleted.')).toBeVisible()
  },
)

test('the unit of a line is switched in its row, and back it is what was written', onceOnly, async ({ page }) => {
  await visit(page, '/list')
  await paste(page, '3 ton 50x50x2.9 SHS')
  await inMain(page, 'Price my list').click()
  const figure = lineOf(page, 1).getByLabel('Quantity, Line 1')
  const unit = lineOf(page, 1).getByLabel('Unit of line 1')
  await expect(figure).toHaveValue('3')
  await unit.selectOption('pcs')
  await expect(figure).toHaveValue(/^1\d\d$/)
  await unit.selectOption('MT')
  await expect(figure).toHaveValue('3')
})
