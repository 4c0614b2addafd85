import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  captcha: (sum: string) => `What is ${sum}?`,
  captchaHint: 'The right sum sends the OTP.',
  captchaHintOnceSent: 'Needed only to send a new OTP.',
  sending: 'Sending the OTP…',
  tryAgain: 'Try again',
  otp: 'OTP',
  otpHint: (email: string) => `The 5 digits mailed to ${email}`,
  sendAgain: 'Send OTP again',
  sendAgainIn: (time: string) => `Send OTP again in ${time}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
