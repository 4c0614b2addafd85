import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { accountNames } from '../../platform/wire/wire-names'
import { email, success } from '../../platform/fields'

/** The rest of the form may still be half filled in when the code is asked for, so only the address counts here. */
const unchecked = z.string().max(200).optional()

export const emailSent = defineCall({
  method: 'POST',
  path: '/Mail/LH/EmailSent',
  permission: 'sign up',
  summary: 'Mails a sign-up OTP. The answer is the same whether or not the address has an account.',
  captcha: true,
  input: z.object({
    buyerEmail: email,
    buyerId: z.number().optional(),
    buyerContactName: unchecked,
    buyerLegalName: unchecked,
    buyerContactPhone: unchecked,
    termsAccepted: z.boolean().optional(),
    gstNo: unchecked,
    otp: unchecked,
  }),
  response: success,
  names: { input: accountNames },
  security: { done: 'code-requested', refused: 'code-refused', email: 'buyerEmail', purpose: 'sign-up' },
})
