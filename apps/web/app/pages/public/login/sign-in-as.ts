import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { loadCaptcha } from '../../../parts/identity/one-time-password/captcha'

const TRIES = 20
const PAUSE_MS = 250

/** A mail with a good link is there already, or has gone out although no code could be sent. */
const HAS_MAIL: readonly string[] = ['otp-already-sent', 'otp-daily-limit']

/** Takes a demo account through the whole sign-in, the same way a person would go, mail included. */
export async function signInAs(email: string) {
  await askForMail(email)
  await browserApi.send(loginByLink, { link: await readLink(email) })
}

async function askForMail(username: string) {
  const { sum } = await loadCaptcha(browserApi)
  try {
    await browserApi.send(emailLoginSent, { username, password: '' }, { captcha: sum })
  } catch (error) {
    if (!(error instanceof ApiError && HAS_MAIL.includes(error.code))) throw error
  }
}

/** The mail is written a moment after it was asked for. */
async function readLink(email: string): Promise<string> {
  let link = await outboxLink(email)
  for (let tries = 0; tries < TRIES && link === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    link = await outboxLink(email)
  }
  return link ?? ''
}

/** A sign-in link to an address that is still good, which a trial installation without a mail server lets one read. */
async function outboxLink(email: string): Promise<string | null> {
  const response = await fetch(`/outbox/sign-in-link?${new URLSearchParams({ to: email })}`)
  if (!response.ok) return null
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'link' in body && typeof body.link === 'string' ? body.link : null
}
