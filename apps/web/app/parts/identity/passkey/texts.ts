import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  usePasskey: 'Use a passkey instead',
  confirm: 'Confirm with your passkey',
  added: (name: string) => `The passkey “${name}” is added. You can sign in with it from now on.`,

  cancelled: 'No passkey was used. Please try again, or use the OTP by mail.',
  notAdded: 'No passkey was added.',
  hasOne: 'This device has a passkey for your account already.',
  failed: 'This browser could not use a passkey here.',
  elsewhere: (siteUrl: string) => `Passkeys work at ${siteUrl} only, in a browser that knows them.`,

  offer: {
    region: 'Passkey',
    later: 'Not now',
    add: 'Add a passkey',
    convenience: {
      title: 'Sign in with your fingerprint next time',
      text: 'A passkey uses your fingerprint, face or screen lock instead of an OTP by mail.',
    },
    administrator: {
      title: 'Protect your administrator’s account with a passkey',
      text: 'It can’t be guessed or forwarded as an OTP can. Adding one takes a few seconds.',
    },
    required: {
      title: 'Administrators need a passkey here',
      text: 'Until you have added one, there is nothing else you can do as an administrator.',
    },
    confirmation: {
      title: 'Please confirm with your passkey that it is you',
      text: 'It brings back your rights as an administrator for the next 12 hours.',
    },
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
