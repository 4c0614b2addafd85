import { z } from 'zod'
import { defineCall } from '../define-call'

export const fetchAuditFilters = defineCall({
  method: 'GET',
  path: '/Audit/LH/AuditFilters',
  permission: 'read the logs',
  summary: 'What the audit can be narrowed to.',
  response: z.object({
    resources: z.array(z.string()),
    actions: z.array(z.string()),
    people: z.array(z.object({ userId: z.number(), name: z.string() })),
  }),
})
