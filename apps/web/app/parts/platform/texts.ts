import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  accountLinks: {
    '/signup':
      'New here? <other>Create an account</other>. Need <help>help</help> or want to <contact>contact us</contact>?',
    '/login':
      'Have an account? <other>Sign in</other>. Need <help>help</help> or want to <contact>contact us</contact>?',
  },
  needsJavaScript: 'Please switch on JavaScript to go on: the OTP is asked for with it.',
  outboxHint: 'Mails of this trial installation are at <outbox>/outbox</outbox>.',
  phoneHint: '10 digits, without +91',
  gstCheckDigitWrong: 'The check digit doesn’t match. Please compare.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
