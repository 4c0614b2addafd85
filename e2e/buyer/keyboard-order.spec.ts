import { expect, type Locator, type Page, test } from '@playwright/test'
import { newBuyer } from '../people/buyer'
import { onceOnly, visit } from '../people/person'

test('by keyboard alone from the catalogue to a placed order', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/pipe/pipe?class=SHS')

  await reach(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('button', { name: /^Add to Cart/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart.*1/ })).toBeVisible()

  await reach(page, page.getByRole('banner').getByRole('link', { name: /Cart.*1/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()

  const line = page.getByRole('list', { name: 'Items' }).getByRole('article')
  await reach(page, line.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(line.getByRole('radio', { name: 'Pieces' })).toBeChecked()
  await typeInto(page, line.getByLabel('Quantity'), '12')
  await page.keyboard.press('Enter')

  const billing = page.locator('section', { has: page.getByRole('heading', { name: 'Billing address' }) })
  await typeInto(page, billing.getByLabel('Name'), 'Asha Verma')
  await typeInto(page, billing.getByLabel('Phone'), '9812345678')
  await typeInto(page, billing.getByLabel('Address', { exact: true }), 'Plot 17, Sector 6')
  await typeInto(page, billing.getByLabel('PIN code'), '123401')
  await expect(billing.getByLabel('City')).toHaveValue('Rewari')
  await typeInto(page, billing.getByLabel('GST number'), '06AAACA0000A1Z2')
  await reach(page, page.getByLabel('Shipping same as billing'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Proceed to Checkout' }))

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Confirm Order' }))
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()
  await press(page, page.getByRole('main').getByRole('link', { name: 'My Orders' }))
  await expect(page.getByRole('heading', { name: 'My Orders (1)' })).toBeVisible()
})

async function press(page: Page, target: Locator) {
  await expect(target).toBeEnabled()
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Moves on by the key until it is there, as somebody without a mouse does. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
}

async function typeInto(page: Page, field: Locator, text: string) {
  await reach(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
