import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Accounts',
  description: 'Who has an account, and where it is signed in.',
  intro: 'Somebody lost a phone, or left the firm? Sign the account out everywhere.',
  loadFailed: 'The accounts could not be loaded',
  search: 'Search accounts',
  searchExample: 'Business, name, e-mail or GST number',

  columns: {
    business: 'Business',
    role: 'Role',
    memberSince: 'Member since',
    sessions: 'Signed in',
    signOut: 'Sign out',
  },
  roles: { Admin: 'Admin', User: 'User' },
  supplier: (name: string) => `Supplier: ${name}`,
  devices: (count: number) => plural(count, { one: 'On # device', other: 'On # devices' }),
  notSignedIn: 'Nowhere',
  lastSeen: 'Last seen <time>then</time>',
  yours: 'Your own: see <settings>Settings</settings>',

  signOut: {
    button: 'Sign out everywhere',
    buttonOf: (email: string) => `Sign ${email} out everywhere`,
    question: 'Sign this account out everywhere?',
    consequence: (email: string) =>
      `Every device of ${email} is signed out. Whoever reads the mail of this address can sign in again with a new OTP.`,
    done: (email: string, count: number) =>
      plural(count, { one: `${email} is signed out on # device.`, other: `${email} is signed out on # devices.` }),
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
