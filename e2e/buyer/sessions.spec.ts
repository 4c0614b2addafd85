import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { refusals } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { expectNoViolations } from '../checks/accessibility'
import { signInAsAdmin, signInAsOwnAdmin } from '../people/admin'
import { ADMINS } from '../people/admins'
import { newBuyer } from '../people/buyer'
import { codeMailedBy } from '../people/outbox'
import { onceOnly, signIn, visit } from '../people/person'

test('an administrator is asked to confirm who he is, and what he typed is saved', onceOnly, async ({ page }) => {
  await signInAsOwnAdmin(page)
  const brand = `Surya ${randomUUID().slice(0, 8)}`
  await visit(page, '/brand')
  await page.getByLabel('Brand Name').fill(brand)
  await page.getByLabel('Brand Description').fill('Round and square hollow sections')

  // Nobody can wait 12 hours, so the first answer is the one that a server gives then. All others are its own.
  const status = refusals.freshSignInNeeded
  const refusal = {
    status,
    headers: { 'Error-Code': 'fresh-sign-in-needed' },
    json: { error: refusalTexts.freshSignInNeeded },
  }
  await page.route(`**${brandDetails.calls.create.path}`, (route) => route.fulfill(refusal), { times: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Create Brand' }).click()

  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  const keyBefore = await userKey()
  const code = await codeMailedBy(ADMINS.own, () => dialog.getByRole('button', { name: 'Mail me an OTP' }).click())
  await expectNoViolations(page)
  await dialog.getByRole('textbox', { name: 'OTP' }).fill(code === '00000' ? '00001' : '00000')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText(refusalTexts.otpIncorrect)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'OTP' }).fill(code)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog).toBeHidden()
  // The call is repeated, and the form is emptied once it is answered.
  await expect(page.getByLabel('Brand Name')).toHaveValue('')

  await visit(page, `/brands?search=${encodeURIComponent(brand)}`)
  await expect(page.getByRole('main').getByText(brand).first()).toBeVisible()
  expect(await userKey()).not.toBe(keyBefore)

  async function userKey() {
    return (await page.context().cookies()).find(({ name }) => name === 'UserKey')?.value
  }
})

test(
  'one device is signed out by its owner, then all of them by an administrator',
  onceOnly,
  async ({ page, browser, baseURL }) => {
    const email = await newBuyer(page)
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    const phone = await elsewhere.newPage()
    await visit(phone, '/login')
    await signIn(phone, email)
    await phone.waitForURL('/')

    await visit(page, '/settings')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign out .* on/ })
      .click()
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
    await visit(phone, '/profile')
    await expect(phone).toHaveURL('/')

    await elsewhere.clearCookies()
    await signInAsAdmin(phone)
    await visit(phone, `/accounts?search=${encodeURIComponent(email)}`)
    await phone.getByRole('button', { name: `Sign ${email} out everywhere` }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(phone.getByText(`${email} is signed out on 1 device.`)).toBeVisible()
    await visit(page, '/profile')
    await expect(page).toHaveURL('/')
    await elsewhere.close()
  },
)
