import { defineCall } from '../../platform/define-call'
import { signingOptions } from './webauthn'

export const fetchSignInOptions = defineCall({
  method: 'GET',
  path: '/Passkey/LH/SignInOptions',
  permission: 'sign in',
  summary: 'What a passkey has to sign to sign in. The challenge is good for ten minutes, in this browser.',
  response: signingOptions,
})
