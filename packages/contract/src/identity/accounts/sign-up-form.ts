import { z } from 'zod'
import { businessName, contactName, contactPhone, email, gstNumber, oneTimePassword } from '../../platform/fields'
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
