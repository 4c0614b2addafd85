import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Sign in',
  description: 'Sign in with your e-mail address and a one-time password of 5 digits.',
  email: 'E-mail address',
  emailHint: 'We mail you an OTP of 5 digits.',
  continue: 'Continue',
  signIn: 'Sign In',
  demoAccounts: 'Try it out',
  /** The server names demo accounts in English; another language translates the name here. */
  demoLabel: (label: string) => label,

  byLink: {
    title: 'Sign in by link',
    as: (email: string) =>
      `You have opened the link of our mail. Press the button to sign in to LohaHaat as <email>${email}</email>.`,
    signIn: 'Sign In',
    incomplete: 'This link is not complete. Please open it from the mail once more.',
    tryAgain: 'Try again',
    newMail: 'Ask for a new mail',
  },

  help: {
    title: 'How signing in works',
    steps: [
      {
        title: 'Your e-mail address',
        text: 'The one your business is registered with. There is no password to remember.',
      },
      {
        title: 'A small sum',
        text: 'It keeps machines from filling your mailbox. The right answer sends the mail.',
      },
      {
        title: 'The OTP from the mail',
        text: 'Enter the 5 digits within 5 minutes, or open the link in the mail. Look into Junk or Spam if the mail isn’t there; a new OTP can be sent after 5 minutes.',
      },
    ],
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
