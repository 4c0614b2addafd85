import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './account.hi'

const en = {
  fullNameMissing: 'Please enter Full Name.',
  businessNameMissing: 'Please enter Business Name.',
  businessNameUnusable: `Business Name can't be "undefined".`,
  contactNumberMissing: 'Please enter Contact Number.',
  gstNumberMissing: 'Please enter GSTNo.',
  gstNumberInvalid: 'Please enter Valid GST Number.',
  termsUnchecked: 'Please check terms and condition.',
  otpMissing: 'Please enter OTP',
  otpIncorrect: 'Please enter correct OTP',
  otpAlreadySent: 'OTP Already send kindly click on Send OTP after 5 minutes',
  otpSent: (email: string) =>
    `Kindly check the OTP sent on - ${email}, Check the Junk/Spam Folder. OTP is valid for 5 minutes`,
  loginIncomplete: 'Please enter the username and password',
  loginCaptchaWrong: 'Please enter the correct captcha sum',
  signupCaptchaWrong: 'Please enter the correct captcha',
  userCreated: 'User Created Successfully',
}

export type Texts = typeof en

/** What is said to somebody who signs up, in or changes the account. */
export const accountMessages = inLanguages({ en, hi })
