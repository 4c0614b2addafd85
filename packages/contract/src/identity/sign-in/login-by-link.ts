import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { linkSecret } from '../../platform/fields'
import { signedInUser } from './login'

export const loginByLink = defineCall({
  method: 'POST',
  path: '/Login/LH/LoginByLink',
  permission: 'sign in',
  summary: 'Signs in with the secret of the link in a mail, as the OTP of the same mail does.',
  input: z.object({ link: linkSecret }),
  response: signedInUser,
  security: { done: 'sign-in', refused: 'sign-in-failed', by: 'link' },
})
