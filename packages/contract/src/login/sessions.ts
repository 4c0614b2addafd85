import { z } from 'zod'
import { defineCall } from '../define-call'
import { instant } from '../fields'

export const fetchSessions = defineCall({
  method: 'GET',
  path: '/Login/LH/Sessions',
  access: 'signed-in',
  summary: 'Where the caller is signed in, the latest first.',
  response: z.array(
    z.object({
      userLoginDetailId: z.number(),
      device: z.string(),
      signedInAt: instant,
      lastSeenAt: instant,
      current: z.boolean(),
    }),
  ),
})
