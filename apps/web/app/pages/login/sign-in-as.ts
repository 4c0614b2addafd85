import { login } from '@lohahaat/contract/login/login'
import { emailLoginSent } from '@lohahaat/contract/mail/email-login-sent'
import { messages } from '@lohahaat/contract/messages'
import { errorText } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { latestOtp } from '../../api/latest-otp'
import { loadCaptcha } from '../../parts/one-time-password/captcha'

const TRIES = 20
const PAUSE_MS = 250

/** Takes a demo account through the whole sign-in, the same way a person would go, mail included. */
export async function signInAs(email: string) {
  const before = await latestOtp(email)
  const isNewCode = await askForCode(email)
  const password = await readCode(email, isNewCode ? before : null)
  await browserApi.send(login, { username: email, password })
}

/** False when the last code is still good, so that none is sent. */
async function askForCode(username: string): Promise<boolean> {
  const { sum } = await loadCaptcha(browserApi)
  try {
    await browserApi.send(emailLoginSent, { username }, { captcha: sum })
    return true
  } catch (error) {
    if (errorText(error) === messages.otpAlreadySent) return false
    throw error
  }
}

/** The mail is written a moment after it was asked for. A new code may happen to equal the old one, so it is taken in the end. */
async function readCode(email: string, before: string | null): Promise<string> {
  let code = await latestOtp(email)
  for (let tries = 0; tries < TRIES && (code === null || code === before); tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    code = await latestOtp(email)
  }
  return code ?? ''
}
