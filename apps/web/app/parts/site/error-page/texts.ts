import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  failed: 'This page could not be shown',
  failedIntro:
    'A piece is missing, and it is our fault. Nothing you entered elsewhere is lost. Please try again in a moment.',
  notLoaded: 'This page could not be loaded',
  notLoadedIntro:
    'The connection broke off before all of it had come. Please check whether you are online, then try again.',
  reference: (id: string) => `If you write to us about it, please name ${id}.`,
  tryAgain: 'Try again',
  home: 'Go to the home page',
  contact: 'Contact us',

  confirm: 'Please confirm that it is you',
  tryLater: 'Please try again in a moment.',
  adminsOnly: 'For administrators',
  adminsOnlyIntro: (email: string) =>
    `You are signed in as ${email}. This screen is open to administrators only; if you need it, ask one of them.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
