import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { loadCaptcha } from '../../../parts/identity/one-time-password/captcha'

const TRIES = 20
const PAUSE_MS = 250

/** The mail was sent earlier, or without a code: either way its link is valid. */
const HAS_MAIL: readonly string[] = ['otp-already-sent', 'otp-daily-limit']

/** Signs in to a demo account like a user would, including the mail. */
export async function signInAs(email: string) {
  await requestMail(email)
  await browserApi.send(loginByLink, { link: await readLink(email) })
}

async function requestMail(username: string) {
  const { sum } = await loadCaptcha(browserApi)
  try {
    await browserApi.send(emailLoginSent, { username, password: '' }, { captcha: sum })
  } catch (error) {
    if (!(error instanceof ApiError && HAS_MAIL.includes(error.code))) throw error
  }
}

/** The mail is written asynchronously, so retry. */
async function readLink(email: string): Promise<string> {
  let link = await outboxLink(email)
  for (let tries = 0; tries < TRIES && link === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    link = await outboxLink(email)
  }
  return link ?? ''
}

/** A valid sign-in link from the outbox of a trial installation. */
async function outboxLink(email: string): Promise<string | null> {
  const response = await fetch(`/outbox/sign-in-link?${new URLSearchParams({ to: email })}`)
  if (!response.ok) return null
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'link' in body && typeof body.link === 'string' ? body.link : null
}
