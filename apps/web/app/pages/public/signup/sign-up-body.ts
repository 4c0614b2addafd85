import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { emailSent } from '@lohahaat/contract/identity/sign-in/email-sent'

type SignUp = InputOf<typeof emailSent>

/** The id of a user without an account. */
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

/** All values of a partly filled form: fields not typed yet are empty, not missing. */
export function signUpSoFar(typed: SignUp): Required<SignUp> {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  return { ...empty, ...filled, buyerEmail: typed.buyerEmail }
}
