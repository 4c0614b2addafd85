import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Passkeys',
  intro: 'Sign in with your fingerprint, face or screen lock instead of an OTP by mail.',
  none: 'You have no passkey yet.',
  caption: 'Your passkeys',
  name: 'Name',
  synced: 'Synced',
  addedAt: 'Added',
  lastUsedAt: 'Last used',
  never: 'Never',
  actions: 'Actions',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  most: 'You have ten passkeys. Remove one to add another.',

  nowhere: 'Passkeys can’t be used here: the site is reached by a number, and they need a name.',

  renaming: {
    title: 'Rename passkey',
    hint: 'Such as the device it is on.',
    save: 'Save',
    cancel: 'Cancel',
    missing: 'Please enter a name.',
  },

  removing: {
    title: (name: string) => `Remove ${name}?`,
    action: 'Remove the passkey',
    text: 'Nobody can sign in with it any more. It may still be listed on your device, where you can delete it too.',
    done: (name: string) => `The passkey “${name}” is removed.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
