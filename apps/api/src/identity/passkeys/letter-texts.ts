import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'If this was not you, sign in, open Settings, and sign out everywhere. Then write to us.',
  added: {
    subject: 'A passkey was added to your LohaHaat account',
    heading: 'A passkey was added',
    what: (name: string, device: string) =>
      `The passkey “${name}” was added to your account with ${device}. Whoever has it can sign in without an OTP.`,
    where: 'Your passkeys are listed in Settings, where you can rename and remove them.',
  },
  removed: {
    subject: 'A passkey was removed from your LohaHaat account',
    heading: 'A passkey was removed',
    what: (name: string, device: string) =>
      `The passkey “${name}” was removed with ${device}. Nobody can sign in with it any more.`,
  },
  reset: {
    subject: 'The passkeys of your LohaHaat account were removed',
    heading: 'Your passkeys were removed',
    what: 'We have removed all passkeys of your account and signed it out everywhere.',
    next: 'Sign in with an OTP by mail, open Settings, and add a new passkey.',
    closing: 'If you did not ask us for this, please write to us.',
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
