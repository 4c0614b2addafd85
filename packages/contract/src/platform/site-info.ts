import { z } from 'zod'
import { defineCall } from './define-call'

export const siteInfo = defineCall({
  method: 'GET',
  path: '/common/LH/SiteInfo',
  permission: 'visit the site',
  summary: 'What the shell needs to know of this installation.',
  response: z.object({
    /** The catalogue is demo data: every page shows a notice. */
    sampleData: z.boolean(),
    /** Mails are kept in a folder that can be read at /outbox, for trying the product out. */
    outbox: z.boolean(),
    /** Where the site is reached: the origin of links in mails and of what search engines are told. */
    siteUrl: z.string(),
    demoAccounts: z.array(z.object({ email: z.string(), label: z.string() })),
  }),
})
