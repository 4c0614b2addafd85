import { defineCall } from '../../platform/define-call'
import { registrationOptions } from './webauthn'

export const fetchRegistrationOptions = defineCall({
  method: 'GET',
  path: '/Passkey/LH/RegistrationOptions',
  permission: 'manage the own account',
  summary: 'What a browser makes a passkey for the caller by. Its challenge is good for ten minutes, in this browser.',
  response: registrationOptions,
})
