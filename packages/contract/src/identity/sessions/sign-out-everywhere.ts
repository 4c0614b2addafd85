import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

export const signOutEverywhere = defineCall({
  method: 'POST',
  path: '/Login/LH/SignOutEverywhere',
  permission: 'manage the own account',
  summary: 'Ends every session of the caller, this one included.',
  response: z.object({ success: z.literal(true), ended: z.number() }),
  security: { done: 'signed-out-everywhere' },
})
