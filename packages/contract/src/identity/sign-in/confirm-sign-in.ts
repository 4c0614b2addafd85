import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { oneTimePassword, success } from '../../platform/fields'

export const confirmSignIn = defineCall({
  method: 'POST',
  path: '/Login/LH/ConfirmSignIn',
  permission: 'manage the own account',
  summary: 'Proves anew, by the OTP that was mailed to him, who the caller is. His session gets new secrets.',
  input: z.object({ password: oneTimePassword }),
  response: success,
  security: { done: 'sign-in-confirmed', refused: 'sign-in-failed', by: 'code' },
})
