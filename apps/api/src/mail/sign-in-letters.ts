import type { Letter } from './letter'

const NOT_YOU = 'If this was not you, nothing needs to be done: without the mail nobody gets in.'

const codeLetter = (page: 'sign-in' | 'sign-up', heading: string, code: string): Letter => ({
  subject: `Your LohaHaat ${page} OTP`,
  heading,
  code,
  paragraphs: [`Enter this 5-digit OTP on the ${page} page. It is valid for 5 minutes and works once.`],
  closing: `Nobody from LohaHaat will ever ask you for it. ${NOT_YOU}`,
})

export const signInCode = (code: string) => codeLetter('sign-in', 'Your OTP to sign in', code)
export const signUpCode = (code: string) => codeLetter('sign-up', 'Your OTP to create an account', code)

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
