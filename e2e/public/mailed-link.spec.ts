import { expect, type Page, test } from '@playwright/test'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { newBuyer } from '../people/buyer'
import { codeMailedBy } from '../people/outbox'
import { answerCaptcha, newEmail, onceOnly, visit } from '../people/person'

/** Opens the newest mail to an address in the outbox and answers where its link leads on this site. */
async function linkMailedTo(page: Page, email: string, subject: string) {
  await page.goto('/outbox')
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).first().click()
  const { pathname, hash } = new URL(await page.getByRole('link', { name: /#/ }).innerText())
  return pathname + hash
}

const emailField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'E-mail address' })

test('a buyer signs in by the link of the mail and is back where he was', onceOnly, async ({ page, context }) => {
  const email = await newBuyer(page)
  await context.clearCookies()
  await visit(page, '/login?returnTo=%2Fcart')
  await emailField(page).fill(email)
  await page.keyboard.press('Enter')
  await codeMailedBy(email, () => answerCaptcha(page))

  const mail = await context.newPage()
  const link = await linkMailedTo(mail, email, 'Your LohaHaat sign-in OTP')
  // As a mail scanner does, which must not use it up.
  await visit(mail, link)
  await visit(mail, link)
  await expect(mail.getByText(`sign in to LohaHaat as ${email}`)).toBeVisible()
  await mail.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(mail).toHaveURL('/cart')

  const late = await context.newPage()
  await visit(late, link)
  await expect(late.getByRole('alert')).toContainText('expired or was used already')
  await expect(late.getByRole('link', { name: 'Ask for a new mail' })).toBeVisible()
})

test(
  'the link of a sign-up mail opens the form as it was, with the address confirmed',
  onceOnly,
  async ({ page, context }) => {
    const email = newEmail()
    await visit(page, '/signup')
    await page.getByLabel('Full Name').fill('Asha Verma')
    await page.getByLabel('Business Name').fill('Verma Fabricators')
    await page.getByLabel('Contact Number').fill('9812345678')
    await emailField(page).fill(email)
    await emailField(page).blur()
    await codeMailedBy(email, () => answerCaptcha(page))
    await page.getByLabel('GST number').fill('06AAACA0000A1Z2')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })

    const mail = await context.newPage()
    await visit(mail, await linkMailedTo(mail, email, 'Your LohaHaat sign-up OTP'))
    await expect(mail.getByText('Confirmed by the link in our mail.')).toBeVisible()
    await expect(mail.getByLabel('GST number')).toHaveValue('06AAACA0000A1Z2')
    await mail.getByRole('checkbox').check()
    await mail.getByRole('button', { name: 'Create account' }).click()
    await expect(mail.getByText(accountMessages.userCreated)).toBeVisible()
  },
)
