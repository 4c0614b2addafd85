import { expect, type Locator, type Page, test } from '@playwright/test'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { codeMailedBy, mailsTo } from '../people/outbox'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { callFrom } from '../people/order-by-calls'
import { answerCaptcha, newEmail, onceOnly, signUp, visit } from '../people/person'
import { yard } from '../people/yard'

/** Counts what a hand does: presses, and fields that are typed into. */
function countingHand() {
  const done = { presses: 0, fields: 0 }
  return {
    done,
    async press(button: Locator) {
      done.presses += 1
      await button.click()
    },
    async type(field: Locator, text: string) {
      done.fields += 1
      await field.fill(text)
    },
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

test('a new visitor comes from a product page to a confirmed order with one code', async ({ page }) => {
  const email = newEmail()
  const { press, type, done } = countingHand()
  await visit(page, '/pipe/pipe/1')
  const box = page.getByRole('region', { name: 'Weight and price' })

  // What he wants is typed before anybody asks who he is.
  await press(box.getByText('Pieces', { exact: true }))
  await type(box.getByLabel('Quantity'), '64')
  await press(button(page, /^Add to Cart/))
  const popup = page.getByRole('dialog', { name: cartMessages.loginTitle })
  await expect(popup).toContainText(cartMessages.loginNeeded)
  await expect(popup.getByRole('button', { name: 'Go to Login' })).toBeVisible()
  await press(popup.getByRole('button', { name: 'Create an account' }))

  // One form, one captcha, one code.
  const main = page.getByRole('main')
  await type(main.getByLabel('Full Name'), 'Asha Verma')
  await type(main.getByLabel('Business Name'), 'Verma Fabricators')
  await type(main.getByLabel('Contact Number'), '9812345678')
  await type(main.getByRole('textbox', { name: 'E-mail address' }), email)
  await type(main.getByLabel('GST number'), '06AAACA0000A1Z2')
  done.fields += 1
  const code = await codeMailedBy(email, () => answerCaptcha(page))
  await type(main.getByRole('textbox', { name: 'OTP' }), code)
  await press(main.getByRole('checkbox'))
  await press(button(page, 'Create account'))
  await expect(page.getByText(accountMessages.userCreated)).toBeVisible()

  // He is where he was, and what he wanted is in the cart.
  await expect(page).toHaveURL('/pipe/pipe/1')
  await expect(button(page, /^In Cart/)).toBeVisible()
  await press(page.getByRole('banner').getByRole('link', { name: /Cart.*1/ }))
  const line = page.getByRole('list', { name: 'Items' }).getByRole('article')
  await expect(line.getByLabel('Quantity')).toHaveValue('64')
  await expect(line.getByLabel('Pieces')).toBeChecked()

  const billing = page.locator('section', { has: page.getByRole('heading', { name: 'Billing address' }) })
  await expect(billing.getByLabel('GST number')).toHaveValue('06AAACA0000A1Z2')
  await type(billing.getByLabel('Address', { exact: true }), 'Plot 17, Sector 6')
  await type(billing.getByLabel('PIN code'), '123401')
  await expect(billing.getByLabel('City')).toHaveValue('Rewari')
  await press(page.getByLabel('Shipping same as billing'))
  await press(button(page, 'Proceed to Checkout'))
  await press(button(page, 'Confirm Order'))
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible()

  expect(done).toEqual({ presses: 9, fields: 10 })
  const codes = (await mailsTo(email)).filter((mail) => /OTP/.test(mail))
  expect(codes).toHaveLength(1)
})

test('who has an account comes back by signing in, to a card of the catalogue too', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS')
  const card = page
    .getByRole('region', { name: 'Items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await card.getByRole('textbox', { name: /^Quantity of/ }).fill('3')
  await card.getByRole('combobox', { name: /^Unit of/ }).selectOption('Pieces')
  const pieces = card.getByRole('textbox', { name: /^Quantity of/ })
  await expect(pieces).not.toHaveValue('3')
  const wanted = await pieces.inputValue()
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  const popup = page.getByRole('dialog', { name: cartMessages.loginTitle })
  await popup.getByRole('button', { name: 'Go to Login' }).click()

  // The way back goes along from one screen to the other.
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup?returnTo=%2Fpipe%2Fpipe%3Fclass%3DSHS')
  await signUp(page, newEmail())
  await expect(page).toHaveURL('/pipe/pipe?class=SHS')
  await expect(card.getByRole('button', { name: /^In Cart/ })).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByLabel('Quantity')).toHaveValue(wanted)
})

test('the PIN code is the default until one is chosen, and is asked for once', onceOnly, async ({ page }) => {
  await newBuyer(page)
  await visit(page, '/enquiry')
  const place = page.getByLabel('Delivery Location')
  const main = page.getByRole('main')
  await expect(place).toBeDisabled()
  await expect(place).toHaveValue('123401 · Rewari, Haryana')
  await expect(main.getByText('default', { exact: true })).toBeVisible()

  await main.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where to deliver' })
  await expect(dialog).toContainText('No address is saved yet.')
  await dialog.getByLabel('Another PIN code').fill('999999')
  await expect(dialog).toContainText('This PIN code is not in use.')
  await expectNoViolations(page)
  await dialog.getByLabel('Another PIN code').fill('411001')
  await expect(dialog).toContainText('411001 · Pune, Maharashtra')
  await dialog.getByRole('button', { name: 'Deliver there' }).click()
  await expect(place).toHaveValue('411001 · Pune, Maharashtra')
  await expect(main.getByText('default', { exact: true })).toHaveCount(0)

  // It is his from now on, and the places of his addresses are one press away.
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  await visit(page, '/uploadEnquiry')
  await expect(page.getByLabel('City of Delivery')).toHaveValue('411001 · Pune, Maharashtra')
  await main.getByRole('button', { name: 'Change' }).click()
  await dialog
    .getByRole('list', { name: 'Your saved places' })
    .getByRole('button', { name: /^123401/ })
    .click()
  await expect(page.getByLabel('City of Delivery')).toHaveValue(/^123401/)
  await expect(main.getByText('default', { exact: true })).toHaveCount(0)
})
