import { z } from 'zod'
import { defineCall } from '../define-call'

export const siteInfo = defineCall({
  method: 'GET',
  path: '/common/LH/SiteInfo',
  access: 'public',
  summary: 'What the shell needs to know of this installation.',
  response: z.object({
    /** The catalogue is made up: the site says so on every page. */
    sampleData: z.boolean(),
    /** Mails are kept in a folder that can be read at /outbox, for trying the product out. */
    outbox: z.boolean(),
    demoAccounts: z.array(z.object({ email: z.string(), label: z.string() })),
  }),
})
