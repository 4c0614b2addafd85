import type { Page } from '@playwright/test'
import { saveUser } from '@lohahaat/contract/login/save-user'
import { emailSent } from '@lohahaat/contract/mail/email-sent'
import { codeMailedBy } from './outbox'
import { newEmail } from './person'
import { answeredCaptcha, signInByCalls } from './session'

/** A new account, signed in by the calls that the screens make: for tests about what comes after. */
export async function newBuyer(page: Page, buyerLegalName = 'Verma Fabricators'): Promise<string> {
  const email = newEmail()
  const form = {
    buyerContactName: 'Asha Verma',
    buyerLegalName,
    buyerContactPhone: '9812345678',
    buyerEmail: email,
    gSTNo: '06AAACA0000A1Z2',
    termsAndConditionChecked: true,
  }
  const OTP = await codeMailedBy(email, async () => {
    await page.request.post(emailSent.path, { data: form, headers: await answeredCaptcha(page.request) })
  })
  await page.request.post(saveUser.path, { data: { ...form, OTP } })
  await page.context().addCookies(await signInByCalls(page.request, email))
  return email
}
