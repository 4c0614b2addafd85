import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import {
  businessName,
  contactName,
  contactPhone,
  email,
  gstNumber,
  oneTimePassword,
  success,
} from '../../platform/fields'
import { messages } from '../../platform/messages'

/** The order of the keys is the order of the owner's sign-up list: the first failing rule's text is the answer. */
export const signUpForm = z.object({
  buyerContactName: contactName,
  buyerLegalName: businessName,
  buyerContactPhone: contactPhone,
  buyerEmail: email,
  gSTNo: gstNumber,
  termsAndConditionChecked: z.literal(true, { error: () => messages.termsUnchecked }),
  OTP: oneTimePassword,
  buyerId: z.number().optional(),
})

/** As it stands once the link of the mail has proved the address. */
export const signUpFormByLink = signUpForm.extend({ OTP: z.string() })

export const saveUser = defineCall({
  method: 'POST',
  path: '/Login/LH/SaveUser',
  access: 'public',
  summary: 'Creates an account with the OTP that was mailed to its address.',
  input: signUpForm,
  response: success,
  security: { done: 'sign-up', refused: 'sign-up-failed', email: 'buyerEmail', by: 'code' },
})
