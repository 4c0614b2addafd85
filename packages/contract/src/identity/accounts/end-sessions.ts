import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'

export const endSessions = defineCall({
  method: 'POST',
  path: '/Account/LH/EndSessions',
  permission: 'manage accounts',
  summary: 'Signs an account out on every device.',
  input: z.object({ userId: recordId('userId') }),
  response: z.object({ success: z.literal(true), ended: z.number() }),
})
