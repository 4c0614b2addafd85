import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Settings',
  description: 'Your passkeys, and where you are signed in.',

  sessions: {
    title: 'Where you are signed in',
    caption: 'Your sessions',
    device: 'Device',
    thisDevice: 'This device',
    signedInAt: 'Signed in',
    lastSeenAt: 'Last seen',
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signedOut: (device: string) => `${device} is signed out.`,
  },

  signOut: {
    button: 'Sign out everywhere',
    advice: 'If you don’t know one of these devices, do this first.',
    question: 'Sign out everywhere?',
    consequence: 'Every device is signed out, this one too. You sign in again with a new OTP.',
  },

  administration: {
    title: 'Administration',
    mailQueue: 'Mails that wait to be sent, and those that could not be.',
    openMailQueue: 'Open the mail queue',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
