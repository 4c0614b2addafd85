import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, success } from '../../platform/fields'

export const fetchSessions = defineCall({
  method: 'GET',
  path: '/Login/LH/Sessions',
  permission: 'manage the own account',
  summary: 'Where the caller is signed in, the latest first.',
  response: z.array(
    z.object({
      sessionId: z.number(),
      device: z.string(),
      signedInAt: instant,
      lastSeenAt: instant,
      current: z.boolean(),
    }),
  ),
})

export const endOwnSession = defineCall({
  method: 'DELETE',
  path: '/Login/LH/Sessions',
  permission: 'manage the own account',
  summary: 'Ends one of the sessions of the caller.',
  input: z.object({ sessionId: queryId('UserLoginDetailId') }),
  response: success,
  security: { done: 'session-ended' },
})
