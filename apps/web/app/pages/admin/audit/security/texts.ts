import type { SecurityKind } from '@lohahaat/contract/platform/security-log/security-kinds'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const kinds: Readonly<Record<SecurityKind, string>> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-confirmed': 'Confirmed who it is',
  'sign-out': 'Signed out',
  'session-ended': 'Ended a session',
  'signed-out-everywhere': 'Signed out everywhere',
  'signed-out-by-admin': 'Signed out by an administrator',
  'code-requested': 'Code requested',
  'code-refused': 'Code refused',
  'sign-up': 'Signed up',
  'sign-up-failed': 'Sign-up failed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-failed': 'Passkey failed',
  'passkeys-reset': 'Passkeys reset',
  'rights-used': 'Administrator rights used',
  'rights-refused': 'Access refused',
  export: 'Export',
  document: 'PDF',
  download: 'Download',
}

/** By the Error-Code of the refusal. */
const reasons: Readonly<Record<string, string>> = {
  'otp-incorrect': 'Wrong code',
  'otp-expired': 'The code had expired',
  'otp-too-many-tries': 'Too many wrong codes',
  'otp-already-sent': 'A code had been sent already',
  'otp-daily-limit': 'Too many codes in a day',
  'login-captcha-wrong': 'Wrong captcha',
  'signup-captcha-wrong': 'Wrong captcha',
  'email-taken': 'The address has an account',
  'passkey-expired': 'It took too long',
  'passkey-refused': 'The passkey was not accepted',
  'passkey-unknown': 'The passkey is not known',
  'passkey-not-added': 'The passkey could not be added',
  'passkey-known': 'The passkey is in use already',
  'sign-in-link-dead': 'The link is used or has expired',
  'too-many-requests': 'Too many requests',
  'admins-only': 'For administrators only',
  'not-your-enquiry': 'Somebody else’s enquiry',
  'own-enquiry': 'Their own enquiry',
}

const proofs: Readonly<Record<string, string>> = {
  code: 'With a code',
  link: 'With the link of a mail',
  passkey: 'With a passkey',
}

const purposes: Readonly<Record<string, string>> = {
  'sign-in': 'To sign in',
  'sign-up': 'To sign up',
  confirm: 'To confirm who it is',
}

const methods: Readonly<Record<string, (what: string) => string>> = {
  GET: (what) => `Read: ${what}`,
  POST: (what) => `Sent: ${what}`,
  PUT: (what) => `Changed: ${what}`,
  DELETE: (what) => `Deleted: ${what}`,
}

const en = {
  description: 'Who signed in, what failed, and which rights were used.',
  intro: 'Who signed in, what failed, which rights were used and which files were taken. Kept for 400 days.',
  loadFailed: 'The security log could not be loaded',
  noneYet: 'No events yet',
  noneYetHint: 'Sign-ins, failures, rights used and files taken are listed here.',
  andMore: (count: string) => `${count}+`,

  filters: {
    search: 'Search by account',
    searchExample: 'Name, firm or e-mail',
    kind: 'Event',
    oneAccount: 'Events of one account.',
  },

  table: 'Security events, newest first',
  columns: { when: 'When', event: 'Event', account: 'Account', network: 'Network', details: 'Details' },
  noAccount: 'No account',
  allEvents: 'All events',
  allEventsOf: (name: string) => `All events of ${name}`,

  kinds,
  reasons,
  proofs,
  purposes,
  methods,
  /** `area` is the first part of a call's path, such as `Stock`. */
  call: (_area: string, name: string) => name,
  id: (name: string, id: number) => `${name} ${id}`,
  times: (count: string) => `${count} of these within the hour`,
  noDetails: '–',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
