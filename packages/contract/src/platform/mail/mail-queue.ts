import { z } from 'zod'
import { defineCall } from '../define-call'
import { instant } from '../fields'

export const mailQueue = defineCall({
  method: 'GET',
  path: '/Mail/LH/MailQueue',
  permission: 'watch the mail queue',
  summary: 'How many mails wait, and the ones that could not be sent yet.',
  response: z.object({
    waiting: z.number(),
    oldestWaiting: instant.nullable(),
    failing: z.array(
      z.object({
        mailId: z.number(),
        recipient: z.string(),
        subject: z.string(),
        attempts: z.number(),
        lastError: z.string(),
        nextTry: instant,
      }),
    ),
  }),
})
