import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

export const loginCheck = defineCall({
  method: 'GET',
  path: '/Login/LH/LoginCheck',
  permission: 'manage the own account',
  summary: 'Is this session, named by its UserKey, still valid?',
  input: z.object({ key: z.string().max(200) }),
  response: z.object({ valid: z.literal(true) }),
})
