import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import type { APIRequestContext, Cookie } from '@playwright/test'
import { CAPTCHA_SEPARATOR, getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import { login } from '@lohahaat/contract/identity/sign-in/login'
import { saveUser } from '@lohahaat/contract/identity/accounts/save-user'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'
import { SESSION_SECONDS, sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { codeMailedBy } from './outbox'

/** Signs in by the calls that the screen makes; the answer is what the site's scripts would have kept as cookies. */
export async function signInByCalls(request: APIRequestContext, email: string, dataDir?: string) {
  const password = await codeMailedBy(
    email,
    async () => {
      await request.post(emailLoginSent.path, { data: { username: email }, headers: await answeredCaptcha(request) })
    },
    dataDir,
  )
  const answer = await request.post(login.path, { data: { username: email, password } })
  return sessionCookies(answer.url(), answer.headers())
}

/** Signs up by the calls that the screen makes, which signs in too. */
export async function signUpByCalls(request: APIRequestContext, email: string, name: string, dataDir?: string) {
  const form = {
    buyerContactName: 'Asha Verma',
    buyerLegalName: name,
    buyerContactPhone: '9812345678',
    buyerEmail: email,
    gstNo: '06AAACA0000A1Z2',
    termsAccepted: true,
  }
  const otp = await codeMailedBy(
    email,
    async () => {
      await request.post(emailSent.path, {
        data: inputToWire(emailSent, form),
        headers: await answeredCaptcha(request),
      })
    },
    dataDir,
  )
  const answer = await request.post(saveUser.path, { data: inputToWire(saveUser, { ...form, otp }) })
  return sessionCookies(answer.url(), answer.headers())
}

async function answeredCaptcha(request: APIRequestContext) {
  const captcha = (await (await request.get(getCaptcha.path)).json()) as string
  const sum = captcha.split(CAPTCHA_SEPARATOR).reduce((total, number) => total + Number(number), 0)
  return { Captcha: String(sum) }
}

function sessionCookies(url: string, headers: Record<string, string>): Cookie[] {
  const { hostname: domain } = new URL(url)
  const expires = Date.now() / 1000 + SESSION_SECONDS
  return sessionValueNames.map((name) => {
    const value = encodeURIComponent(decodeURI(headers[name.toLowerCase()] ?? ''))
    return { name, value, domain, path: '/', expires, httpOnly: false, secure: false, sameSite: 'Lax' }
  })
}
