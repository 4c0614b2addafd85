import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'
import { accountNames } from '../../platform/wire/wire-names'
import { signUpForm } from './sign-up-form'

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
