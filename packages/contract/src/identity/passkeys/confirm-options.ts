import { defineCall } from '../../platform/define-call'
import { signingOptions } from './webauthn'

export const fetchConfirmOptions = defineCall({
  method: 'GET',
  path: '/Passkey/LH/ConfirmOptions',
  access: 'signed-in',
  summary: "What one of the caller's own passkeys has to sign to confirm that it is still him.",
  response: signingOptions,
})
