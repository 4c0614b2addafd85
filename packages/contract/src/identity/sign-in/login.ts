import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { email } from '../../platform/fields'
import { accountMessages } from '../../platform/messages/account'

const incomplete = { error: () => accountMessages.loginIncomplete }

export const signedInUser = z.object({
  userId: z.number(),
  legalName: z.string(),
  emailAddress: z.string(),
  role: z.enum(['Admin', 'User']),
  pinCode: z.string(),
  cart: z.number(),
})

export const login = defineCall({
  method: 'POST',
  path: '/Login/LH/Login',
  permission: 'sign in',
  summary: 'Signs in with an e-mail address and the OTP that was mailed to it.',
  input: z.object({
    username: z.string(incomplete).trim().min(1, incomplete).pipe(email),
    password: z
      .string(incomplete)
      .trim()
      .min(1, incomplete)
      .regex(/^\d{5}$/, { error: () => accountMessages.otpIncorrect }),
  }),
  response: signedInUser,
  security: { done: 'sign-in', refused: 'sign-in-failed', email: 'username', by: 'code' },
})
