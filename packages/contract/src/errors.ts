import { messages } from './messages'

/** Everything a client can cause, by name: the status it gets and the text a person reads. Anything else is a bug and a 500. */
export const refusals = {
  badRequest: { status: 400, text: 'The request could not be understood.' },
  badHeader: { status: 400, text: 'A header of the request is malformed.' },
  loginCaptchaWrong: { status: 400, text: messages.loginCaptchaWrong },
  signupCaptchaWrong: { status: 400, text: messages.signupCaptchaWrong },
  otpAlreadySent: { status: 400, text: messages.otpAlreadySent },
  otpIncorrect: { status: 400, text: messages.otpIncorrect },
  otpExpired: { status: 400, text: 'This OTP has expired. Please send a new one.' },
  otpTooManyTries: { status: 400, text: 'Too many wrong tries. Please send a new OTP.' },
  otpDailyLimit: { status: 400, text: 'At most 10 OTPs a day can be sent to one address. Please try again tomorrow.' },
  emailTaken: { status: 400, text: 'An account with this e-mail address exists already. Please sign in.' },
  notSignedIn: { status: 401, text: 'Please sign in.' },
  adminsOnly: { status: 403, text: 'This is for administrators.' },
  unknownPath: { status: 404, text: 'There is nothing at this path.' },
  tooLarge: { status: 413, text: 'The request is too large.' },
  wrongType: { status: 415, text: 'The request must be JSON.' },
  tooManyRequests: { status: 429, text: 'Too many requests. Please wait a little and try again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type RefusalName = keyof typeof refusals
