import type { Page } from '@playwright/test'
import { CAPTCHA_SEPARATOR, getCaptcha } from '@lohahaat/contract/captcha/get-captcha'
import { login } from '@lohahaat/contract/login/login'
import { saveUser } from '@lohahaat/contract/login/save-user'
import { emailLoginSent } from '@lohahaat/contract/mail/email-login-sent'
import { emailSent } from '@lohahaat/contract/mail/email-sent'
import { SESSION_SECONDS, sessionValueNames } from '@lohahaat/contract/session-values'
import { codeMailedBy } from './outbox'
import { newEmail } from './person'

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
    await page.request.post(emailSent.path, { data: form, headers: await answeredCaptcha(page) })
  })
  await page.request.post(saveUser.path, { data: { ...form, OTP } })
  const password = await codeMailedBy(email, async () => {
    await page.request.post(emailLoginSent.path, { data: { username: email }, headers: await answeredCaptcha(page) })
  })
  const answer = await page.request.post(login.path, { data: { username: email, password } })
  await keepSession(page, answer.url(), answer.headers())
  return email
}

async function answeredCaptcha(page: Page) {
  const captcha = (await (await page.request.get(getCaptcha.path)).json()) as string
  const sum = captcha.split(CAPTCHA_SEPARATOR).reduce((total, number) => total + Number(number), 0)
  return { Captcha: String(sum) }
}

/** The site's own scripts do this from every answer; here they weren't running. */
async function keepSession(page: Page, url: string, headers: Record<string, string>) {
  const { origin } = new URL(url)
  const expires = Date.now() / 1000 + SESSION_SECONDS
  const cookies = sessionValueNames.map((name) => {
    const value = encodeURIComponent(decodeURI(headers[name.toLowerCase()] ?? ''))
    return { name, value, url: origin, expires, sameSite: 'Lax' as const }
  })
  await page.context().addCookies(cookies)
}
