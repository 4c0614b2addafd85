import { defineCall } from '../../platform/define-call'
import { accountNames } from '../../platform/wire/wire-names'
import { linkSecret, success } from '../../platform/fields'
import { signUpForm } from './sign-up-form'

export const saveUserByLink = defineCall({
  method: 'POST',
  path: '/Login/LH/SaveUserByLink',
  permission: 'sign up',
  summary:
    'Creates an account for the address that a sign-up link was mailed to, with the secret of that link, and signs in to it.',
  input: signUpForm.omit({ otp: true, buyerEmail: true }).extend({ link: linkSecret }),
  response: success,
  names: { input: accountNames },
  // The use case logs it, since it has the address.
  security: { refused: 'sign-up-failed', by: 'link' },
})
