import { defineCall } from '../../platform/define-call'
import { signingOptions } from './webauthn'

export const fetchConfirmOptions = defineCall({
  method: 'GET',
  path: '/Passkey/LH/ConfirmOptions',
  permission: 'manage the own account',
  summary: "What one of the caller's own passkeys has to sign to confirm that it is still him.",
  response: signingOptions,
})
