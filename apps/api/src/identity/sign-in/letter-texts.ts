import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing:
    'Nobody from LohaHaat will ever ask you for it. If this was not you, nothing needs to be done: without the mail nobody gets in.',
  nothingToDo: 'If this was not you, nothing needs to be done.',
  code: {
    orLink:
      'Or open the link and press the button there: that works in any browser, also after wrong OTPs. Both are valid for 5 minutes, and using one ends the other.',
    'sign-in': {
      subject: 'Your LohaHaat sign-in OTP',
      heading: 'Your OTP to sign in',
      enter: 'Enter this 5-digit OTP on the sign-in page, in the browser that you asked for it with.',
    },
    'sign-up': {
      subject: 'Your LohaHaat sign-up OTP',
      heading: 'Your OTP to create an account',
      enter: 'Enter this 5-digit OTP on the sign-up page, in the browser that you asked for it with.',
    },
  },
  link: {
    why: 'Ten OTPs were asked for with this address today, perhaps not by you, so this mail has a link only.',
    open: 'Open it and press the button there. It is valid for one hour and works once.',
    'sign-in': { subject: 'Your LohaHaat sign-in link', heading: 'Your link to sign in' },
    'sign-up': { subject: 'Your LohaHaat sign-up link', heading: 'Your link to create an account' },
  },
  buttons: { 'sign-in': 'Sign in with this link', 'sign-up': 'Go on with this link' },
  noAccount: {
    subject: 'Signing in to LohaHaat',
    heading: 'There is no account with this address yet',
    what: 'Somebody, probably you, wanted to sign in to LohaHaat with this e-mail address.',
    next: 'To create an account, choose “Get Started” on the site. It takes two minutes and your GST number.',
  },
  accountExists: {
    subject: 'Your LohaHaat account',
    heading: 'You have an account already',
    what: 'Somebody, probably you, wanted to create a LohaHaat account with this e-mail address. There is one already.',
    next: 'Choose “Sign In” on the site, enter this address, and we will mail you an OTP.',
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
