import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { login } from '../sign-in/login'
import { signedResponse } from './webauthn'

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/Passkey/LH/SignIn',
  permission: 'sign in',
  summary: 'Signs in with a passkey; the passkey says whose account it is.',
  input: z.object({ response: signedResponse }),
  response: login.response,
  security: { done: 'sign-in', by: 'passkey' },
})
