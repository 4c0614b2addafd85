import { z } from 'zod'
import { defineCall } from '../define-call'
import { email } from '../fields'
import { messages } from '../messages'

const incomplete = { error: messages.loginIncomplete }

export const login = defineCall({
  method: 'POST',
  path: '/Login/LH/Login',
  access: 'public',
  summary: 'Signs in with an e-mail address and the OTP that was mailed to it.',
  input: z.object({
    username: z.string(incomplete).trim().min(1, incomplete).pipe(email),
    password: z
      .string(incomplete)
      .trim()
      .min(1, incomplete)
      .regex(/^\d{5}$/, { error: messages.otpIncorrect }),
  }),
  response: z.object({
    userId: z.number(),
    legalName: z.string(),
    emailAddressId: z.string(),
    role: z.enum(['Admin', 'User']),
    pinCode: z.string(),
    cart: z.number(),
  }),
})
