import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'
import { signedResponse } from './webauthn'

export const confirmWithPasskey = defineCall({
  method: 'POST',
  path: '/Passkey/LH/ConfirmSignIn',
  permission: 'manage the own account',
  summary: 'Proves anew, by one of his passkeys, who the caller is. His session gets new secrets.',
  input: z.object({ response: signedResponse }),
  response: success,
  security: { done: 'sign-in-confirmed', by: 'passkey' },
})
