import { expect, type Page, test } from '@playwright/test'
import { addBillingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-billing-address-detail'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'
import { yard } from '../people/yard'

const enterPin = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delivered price: enter PIN' })

async function deliverTo(page: Page, pinCode: string) {
  const dialog = page.getByRole('dialog', { name: 'Where to deliver' })
  await dialog.getByLabel('PIN code').fill(pinCode)
  await dialog.getByRole('button', { name: 'Deliver there' }).click()
  await expect(dialog).toBeHidden()
}

test(
  'a visitor enters a PIN code once, and is told what delivery costs wherever he looks',
  onceOnly,
  async ({ page }) => {
    await visit(page, '/pipe/pipe/1')
    await enterPin(page).click()
    await deliverTo(page, '411001')
    const told = /Freight about ₹[\d,]+\/MT to 411001 Pune, [\d,]+ km, \d days/
    await expect(page.getByRole('region', { name: 'Weight and price' })).toContainText(told)

    await visit(page, '/pipe/pipe?view=table')
    await expect(page.getByText('Delivered is an estimate to 411001 Pune.')).toBeVisible()
    const row = page
      .getByRole('table', { name: 'Items' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
    await expect(row.first()).toContainText(/\d\d,\d{3}.*\d\d,\d{3}/)

    await visit(page, '/list')
    await page.getByLabel('Your list').fill('50x50x2.9 SHS - 60 nos\n2" gi b class 30 pcs')
    await page.getByRole('main').getByRole('button', { name: 'Price my list' }).click()
    const costs = page.getByRole('region', { name: 'What it costs' })
    await expect(costs).toContainText(/Freight, about\s*₹[\d,]+\s*To 411001 Pune/)
    await expect(costs).toContainText('Not in the total')
    await expectNoViolations(page)

    await costs.getByRole('button', { name: 'Change' }).click()
    await deliverTo(page, '110001')
    await expect(costs).toContainText('To 110001 New Delhi')
  },
)

test('a buyer sees in the cart what it costs to his address, outside the total', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await callFrom(page, saveCart, { itemId: 1 })
  await visit(page, '/cart')
  await expect(enterPin(page)).toBeVisible()
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard, pinCode: '411001' })
  await callFrom(page, addBillingAddressDetail, { billingAddressId: 0, ...yard })
  await visit(page, '/cart')
  const costs = page.getByRole('region', { name: 'What it costs' })
  await expect(costs).toContainText(/Freight, about\s*₹[\d,]+\s*To 411001 Pune/)
  await expect(costs).toContainText('Not in the total')
  await expect(costs.getByRole('term').filter({ hasText: 'Freight' })).toHaveCount(0)
  await expectNoViolations(page)
})
