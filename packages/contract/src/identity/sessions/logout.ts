import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { success } from '../../platform/fields'

export const logout = defineCall({
  method: 'GET',
  path: '/Login/LH/Logout',
  permission: 'sign in',
  summary: "Ends the caller's session; also a success when it was gone already.",
  input: z.object({ key: z.string().max(200) }),
  response: success,
  security: { done: 'sign-out' },
})
