import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { accountNames } from '../../platform/wire/wire-names'
import {
  businessName,
  contactName,
  contactPhone,
  email,
  gstNumber,
  oneTimePassword,
  success,
} from '../../platform/fields'
import { accountMessages } from '../../platform/messages/account'

/** The order of the keys is the order of the owner's sign-up list: the first failing rule's text is the answer. */
export const signUpForm = z.object({
  buyerContactName: contactName,
  buyerLegalName: businessName,
  buyerContactPhone: contactPhone,
  buyerEmail: email,
  gstNo: gstNumber,
  termsAccepted: z.literal(true, { error: () => accountMessages.termsUnchecked }),
  otp: oneTimePassword,
  buyerId: z.number().optional(),
})

/** As it stands once the link of the mail has proved the address. */
export const signUpFormByLink = signUpForm.extend({ otp: z.string() })

export const saveUser = defineCall({
  method: 'POST',
  path: '/Login/LH/SaveUser',
  permission: 'sign up',
  summary: 'Creates an account with the OTP that was mailed to its address, and signs in to it.',
  input: signUpForm,
  response: success,
  names: { input: accountNames },
  security: { done: 'sign-up', refused: 'sign-up-failed', email: 'buyerEmail', by: 'code' },
})
