import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { email, success } from '../../platform/fields'

export const emailLoginSent = defineCall({
  method: 'POST',
  path: '/Mail/LH/EmailLoginSent',
  permission: 'sign in',
  summary: 'Mails a sign-in OTP. The answer is the same whether or not the address has an account.',
  captcha: true,
  input: z.object({ username: email, password: z.string().max(50).optional() }),
  response: success,
  security: { done: 'code-requested', refused: 'code-refused', email: 'username', purpose: 'sign-in' },
})
