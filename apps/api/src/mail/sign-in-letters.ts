import type { Letter } from './letter'

const CODE_CLOSING =
  'Nobody from LohaHaat will ever ask you for it. If this was not you, nothing needs to be done: without the mail nobody gets in.'

export const signInCode = (code: string): Letter => ({
  subject: 'Your LohaHaat sign-in OTP',
  heading: 'Your OTP to sign in',
  code,
  paragraphs: ['Enter this 5-digit OTP on the sign-in page. It is valid for 5 minutes and works once.'],
  closing: CODE_CLOSING,
})

export const signUpCode = (code: string): Letter => ({
  subject: 'Your LohaHaat sign-up OTP',
  heading: 'Your OTP to create an account',
  code,
  paragraphs: ['Enter this 5-digit OTP on the sign-up page. It is valid for 5 minutes and works once.'],
  closing: CODE_CLOSING,
})

/** To an address without an account: the screen says the same as always, only the owner of the mailbox learns it. */
export const noAccountYet = (): Letter => ({
  subject: 'Signing in to LohaHaat',
  heading: 'There is no account with this address yet',
  paragraphs: [
    'Somebody, probably you, wanted to sign in to LohaHaat with this e-mail address.',
    'To create an account, choose “Get Started” on the site. It takes two minutes and your GST number.',
  ],
  closing: 'If this was not you, nothing needs to be done.',
})

/** To an address that has one already. */
export const accountExists = (): Letter => ({
  subject: 'Your LohaHaat account',
  heading: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, wanted to create a LohaHaat account with this e-mail address. There is one already.',
    'Choose “Sign In” on the site, enter this address, and we will mail you an OTP.',
  ],
  closing: 'If this was not you, nothing needs to be done.',
})
