import { expect, test } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { expectNoViolations } from '../people/accessibility'
import { newBuyer } from '../people/buyer'
import { enquireForMany, quoteByLines } from '../people/many-lines'
import { callFrom } from '../people/order-by-calls'
import { visit } from '../people/person'
import { link } from '../people/enquiry-screens'
import { cellOf, choice, prices, saveButton } from '../people/quote-screens'
import { yard } from '../people/quotes-by-calls'
import { inRupees } from '../people/reckoning'
import { newFirm, newSupplier } from '../people/supplier'

const LINES = 12
/** Per MT, by the line; null: not offered. Nobody offers the last one. */
const pricesOfRathi = [60_000, 60_100, null, 59_000, 59_100, 59_200, 61_000, 61_100, 61_200, 62_000, 62_100, null]
const pricesOfBalaji = [61_000, 61_100, 60_500, 58_000, 58_100, 58_200, null, null, 62_200, 63_000, 63_100, null]

test.use({ actionTimeout: 20_000 })

const line = (number: number) => new RegExp(`^${number}\\. SHS`)

test('twelve lines, three partial quotes, a better price, an award by cells, and three orders to load', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  const aggarwal = newFirm('Aggarwal Pipes')
  const rathi = newFirm('Rathi Tubes')
  const balaji = newFirm('Shree Balaji Steel')
  await newBuyer(page)
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard, gstNo: '06AAACA0000A1Z2' })
  const { enquiryId: id } = await enquireForMany(page, LINES)
  const comparison = `/enquiry/${id}/quotes`

  // The first party quotes on the screen, a column from its sheet, and leaves out what it doesn't have.
  const first = await newSupplier(browser, page, aggarwal)
  await visit(first, `/quotePrice/${id}`)
  await expect(prices(first)).toHaveCount(LINES)
  await expect(first.getByRole('row').filter({ hasText: 'Oiled' })).toContainText('Tata Structura')
  await prices(first).nth(0).fill('64,000')
  await prices(first).nth(0).press('Enter')
  await expect(prices(first).nth(1)).toBeFocused()
  await prices(first)
    .nth(6)
    .evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '60000\n60100\n60200\n')
  await expect(prices(first).nth(8)).toHaveValue('60,200.00')
  await expect(saveButton(first)).toBeDisabled()
  await first.getByRole('button', { name: 'Not offered: the 8 lines without a price' }).click()
  await first
    .getByLabel(/^Make of/)
    .nth(6)
    .fill('Hariom')
  await first
    .getByLabel(/^Delivery days for/)
    .nth(6)
    .fill('6')
  await expectNoViolations(first)
  await saveButton(first).click()
  await expect(first.getByText(enquiryMessages.quoted)).toBeVisible()

  const second = await newSupplier(browser, page, rathi)
  const third = await newSupplier(browser, page, balaji)
  await quoteByLines(second, id, pricesOfRathi, { make: 'APL Apollo', deliveryDays: 3 })
  await quoteByLines(third, id, pricesOfBalaji, { make: 'Jindal', deliveryDays: 4 })

  // The buyer compares, and asks one of them for a better price for a line.
  await visit(page, comparison)
  await expect(cellOf(page, line(1), rathi)).toContainText('Lowest')
  await expect(cellOf(page, line(1), balaji)).not.toContainText('Lowest')
  await expect(cellOf(page, line(3), rathi)).toHaveText('Not offered')
  await expect(cellOf(page, line(3), balaji)).toContainText('Other make')
  await expect(cellOf(page, /^Lines offered/, aggarwal)).toContainText('4 of 12')
  await expectNoViolations(page)
  await cellOf(page, line(10), rathi)
    .getByRole('button', { name: new RegExp(`^Ask ${rathi} for better`) })
    .click()
  const asking = page.getByRole('dialog', { name: `Ask ${rathi} for better` })
  await asking.getByRole('textbox', { name: /^Target/ }).fill('61,500')
  await asking.getByLabel('Answer by').selectOption('Within 4 hours')
  await expect(asking).toContainText('₹750.00')
  await expectNoViolations(page)
  await asking.getByRole('button', { name: 'Ask for better' }).click()
  await expect(page.getByRole('columnheader', { name: rathi })).toContainText('Asked for better')

  // Only that party sees it; it takes the target and saves.
  await visit(third, `/quotePrice/${id}`)
  await expect(third.getByText('The buyer asks for a better price')).toHaveCount(0)
  await visit(second, `/quotePrice/${id}`)
  await expect(second.getByText('The buyer asks for a better price')).toBeVisible()
  await expectNoViolations(second)
  await second.getByRole('button', { name: /^Target ₹61,500.00/ }).click()
  await saveButton(second).click()
  await expect(second.getByText(enquiryMessages.quoted)).toBeVisible()

  await visit(page, comparison)
  await expect(page.getByRole('columnheader', { name: rathi })).toContainText('Answered')
  await expect(cellOf(page, line(10), rathi)).toContainText(/₹61,500\.00.*Down/)

  // By one press the cheapest split, then one line by hand and by the keyboard.
  await page.getByRole('button', { name: /^Cheapest split/ }).click()
  await expect(choice(page, line(4), balaji)).toHaveAttribute('aria-pressed', 'true')
  await choice(page, line(1), rathi).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, line(2), rathi)).toBeFocused()
  await choice(page, line(2), balaji).press('Space')
  await expect(choice(page, line(2), balaji)).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, line(2), rathi)).toHaveAttribute('aria-pressed', 'false')
  const bar = page.getByRole('region', { name: 'Award' })
  const award = bar.getByRole('button', { name: 'Award 11 lines to 3 suppliers' })
  await expect(award).toBeEnabled()
  await expect(bar.locator('[aria-busy=false]')).toBeVisible()
  const [total = ''] = (await bar.innerText()).match(/₹[\d,]+\.\d\d/) ?? []

  await award.click()
  const dialog = page.getByRole('dialog', { name: 'Award 11 lines to 3 suppliers' })
  await expect(dialog).toContainText(total)
  await expect(dialog).toContainText('1 line is not ordered')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Accept and order' }).click()
  await expect(page.getByText('3 orders were placed')).toBeVisible()
  await expect(page.getByText('1 line was not ordered')).toBeVisible()

  // Three orders, each with its supplier and its makes, that come to what the table said.
  const orders = await callFrom(page, fetchMyOrder, {})
  const byParty = new Map(orders.map((order) => [order.award?.party, order]))
  const makesOf = (party: string) => new Set(byParty.get(party)?.orderLines.map(({ brandName }) => brandName))
  expect(orders).toHaveLength(3)
  expect(makesOf(rathi)).toEqual(new Set(['APL Apollo']))
  expect(makesOf(balaji)).toEqual(new Set(['Jindal']))
  expect(makesOf(aggarwal)).toContain('Hariom')
  expect(inRupees(orders.reduce((sum, { totalPrice }) => sum + BigInt(Math.round(totalPrice * 100)), 0n))).toBe(total)
  await visit(page, `/orderDetails/${byParty.get(rathi)?.orderId}`)
  await expect(page.getByRole('main')).toContainText(rathi)
  await expect(page.getByRole('main')).toContainText('APL Apollo')

  // Each supplier has his own on his desk, and nothing of the others'.
  for (const [party, name] of [
    [first, aggarwal],
    [second, rathi],
    [third, balaji],
  ] as const) {
    const order = byParty.get(name)
    await visit(party, '/supplier')
    await expect(link(party, order?.orderNo ?? '')).toBeVisible()
    await expect(party.getByRole('main').getByRole('link', { name: /^LH\// })).toHaveCount(1)
    await link(party, order?.orderNo ?? '').click()
    await expect(party.getByRole('checkbox')).toHaveCount(order?.orderLines.length ?? 0)
    await expect(party.getByRole('button', { name: /^Accept \d+ lines?$/ })).toBeEnabled()
  }

  // The rest becomes an enquiry of its own.
  await visit(page, comparison)
  await page.getByRole('button', { name: 'Copy the rest into a new enquiry' }).click()
  await expect(page).toHaveURL(/\/enquiry\/\d+$/)
  await Promise.all([first, second, third].map((party) => party.context().close()))
})
