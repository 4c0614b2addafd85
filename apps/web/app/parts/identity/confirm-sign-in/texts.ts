import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  why: (email: string) => `You have been signed in as ${email} for a while, so we ask once more before we go on.`,
  confirm: 'Confirm that it is you',
  signInAgain: 'Please switch on JavaScript, or <login>sign in again</login>.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
