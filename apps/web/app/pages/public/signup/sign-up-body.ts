import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'

type SignUp = InputOf<typeof emailSent>

/** The id of somebody who has no account yet. */
export const NO_BUYER = 0

const empty = {
  buyerId: NO_BUYER,
  buyerContactName: '',
  buyerLegalName: '',
  buyerContactPhone: '',
  termsAccepted: false,
  gstNo: '',
  otp: '',
} satisfies Partial<SignUp>

/** The whole of the form while it is half filled in: what isn't typed yet is empty, not missing. */
export function signUpSoFar(typed: SignUp): Required<SignUp> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  return { ...empty, ...filled, buyerEmail: typed.buyerEmail }
}
