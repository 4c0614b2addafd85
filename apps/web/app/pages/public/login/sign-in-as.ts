import { loginByLink } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { emailLoginSent } from '@lohahaat/contract/identity/sign-in/email-login-sent'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { outboxLink } from '../../../api/outbox-link'
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
