import type { Letter } from '../../platform/mail/letter'

const CLOSING = 'If this was not you, sign in, open Settings, and sign out everywhere. Then write to us.'

export const passkeyAdded = (name: string, device: string): Letter => ({
  subject: 'A passkey was added to your LohaHaat account',
  heading: 'A passkey was added',
  paragraphs: [
    `The passkey “${name}” was added to your account with ${device}. Whoever has it can sign in without an OTP.`,
    'Your passkeys are listed in Settings, where you can rename and remove them.',
  ],
  closing: CLOSING,
})

export const passkeyRemoved = (name: string, device: string): Letter => ({
  subject: 'A passkey was removed from your LohaHaat account',
  heading: 'A passkey was removed',
  paragraphs: [`The passkey “${name}” was removed with ${device}. Nobody can sign in with it any more.`],
  closing: CLOSING,
})

export const passkeysReset = (): Letter => ({
  subject: 'The passkeys of your LohaHaat account were removed',
  heading: 'Your passkeys were removed',
  paragraphs: [
    'We have removed all passkeys of your account and signed it out everywhere.',
    'Sign in with an OTP by mail, open Settings, and add a new passkey.',
  ],
  closing: 'If you did not ask us for this, please write to us.',
})
