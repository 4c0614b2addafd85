import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'

export const sendConfirmationCode = defineCall({
  method: 'POST',
  path: '/Login/LH/SendConfirmationCode',
  permission: 'manage the own account',
  summary: "Mails an OTP to the caller's own address, for ConfirmSignIn.",
  response: success,
  security: { done: 'code-requested', refused: 'code-refused', purpose: 'confirm' },
})
