import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { passkey, passkeyName } from './passkey'
import { registrationResponse } from './webauthn'

export const registerPasskey = defineCall({
  method: 'POST',
  path: '/Passkey/LH/Register',
  permission: 'manage the own account',
  summary: 'Adds a passkey to the account of the caller. Without a name it is called after the browser.',
  input: z.object({ name: passkeyName.optional(), response: registrationResponse }),
  response: passkey,
  security: { done: 'passkey-added' },
})
