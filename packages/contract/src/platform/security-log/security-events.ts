import { z } from 'zod'
import { defineCall } from '../define-call'
import { instant } from '../fields'
import { listQuery } from '../list-query'
import { securityFilters } from './security-filters'

const { page, pageSize, search } = listQuery([])

/** How many events are counted, and can be paged through: to count millions would take longer than to show a page of them. */
export const MOST_SECURITY_EVENTS = 10_000

export const fetchSecurityEvents = defineCall({
  method: 'GET',
  path: '/Audit/LH/SecurityEvents',
  permission: 'read the logs',
  summary:
    'A page of sign-ins, failures, rights used and files taken, newest first, of the latest 10,000 that match. Search is by account.',
  input: z.object({ page, pageSize, search, ...securityFilters }),
  response: z.array(
    z.object({
      securityEventId: z.number(),
      at: instant,
      kind: z.string(),
      /** The account; null where no account has the address that was tried. */
      userId: z.number().nullable(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      /** Shortened, such as 203.0.113.0/24. */
      network: z.string(),
      details: z
        .object({
          by: z.string().optional(),
          purpose: z.string().optional(),
          /** The Error-Code of the refusal. */
          reason: z.string().optional(),
          /** Such as PUT /Fee/LH/FeeDetails. */
          call: z.string().optional(),
          /** How many of the kind there were within the hour, where not each has an entry of its own. */
          times: z.number().optional(),
        })
        // Ids that the input of the call named, by their names there.
        .catchall(z.union([z.string(), z.number()])),
    }),
  ),
  paged: true,
})
