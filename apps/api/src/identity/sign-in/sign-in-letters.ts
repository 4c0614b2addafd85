import type { Purpose } from './one-time-codes.repository'
import type { Letter } from '../../platform/mail/letter'

/** What proves that somebody reads this mailbox. */
interface Proof {
  /** None once the address had its ten of the day. */
  code: string | null
  url: string
}

const WORDS = {
  'sign-in': {
    name: 'sign-in',
    doing: 'to sign in',
    page: 'sign-in page',
    button: 'Sign in with this link',
  },
  'sign-up': {
    name: 'sign-up',
    doing: 'to create an account',
    page: 'sign-up page',
    button: 'Go on with this link',
  },
} as const

/** To whom it can serve the proof; to others a letter that says why not. */
export function letterWithProof(purpose: Purpose, registered: boolean, proof: Proof): Letter {
  if (registered !== (purpose === 'sign-in')) return registered ? accountExists() : noAccountYet()
  return proof.code === null ? linkOnly(purpose, proof.url) : codeAndLink(purpose, proof.code, proof.url)
}

const CLOSING =
  'Nobody from LohaHaat will ever ask you for it. If this was not you, nothing needs to be done: without the mail nobody gets in.'

function codeAndLink(purpose: Purpose, code: string, url: string): Letter {
  const { name, doing, page, button } = WORDS[purpose]
  return {
    subject: `Your LohaHaat ${name} OTP`,
    heading: `Your OTP ${doing}`,
    code,
    paragraphs: [
      `Enter this 5-digit OTP on the ${page}, in the browser that you asked for it with.`,
      'Or open the link and press the button there: that works in any browser, also after wrong OTPs. Both are valid for 5 minutes, and using one ends the other.',
    ],
    link: { label: button, url },
    closing: CLOSING,
  }
}

function linkOnly(purpose: Purpose, url: string): Letter {
  const { name, doing, button } = WORDS[purpose]
  return {
    subject: `Your LohaHaat ${name} link`,
    heading: `Your link ${doing}`,
    paragraphs: [
      'Ten OTPs were asked for with this address today, perhaps not by you, so this mail has a link only.',
      'Open it and press the button there. It is valid for one hour and works once.',
    ],
    link: { label: button, url },
    closing: CLOSING,
  }
}

/** To an address without an account: the screen says the same as always, only the owner of the mailbox learns it. */
const noAccountYet = (): Letter => ({
  subject: 'Signing in to LohaHaat',
  heading: 'There is no account with this address yet',
  paragraphs: [
    'Somebody, probably you, wanted to sign in to LohaHaat with this e-mail address.',
    'To create an account, choose “Get Started” on the site. It takes two minutes and your GST number.',
  ],
  closing: 'If this was not you, nothing needs to be done.',
})

/** To an address that has one already. */
const accountExists = (): Letter => ({
  subject: 'Your LohaHaat account',
  heading: 'You have an account already',
  paragraphs: [
    'Somebody, probably you, wanted to create a LohaHaat account with this e-mail address. There is one already.',
    'Choose “Sign In” on the site, enter this address, and we will mail you an OTP.',
  ],
  closing: 'If this was not you, nothing needs to be done.',
})
