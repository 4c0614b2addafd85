import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'

const { page, pageSize, search } = listQuery([])

/** Always answered by the page: there are hundreds of thousands in the end. */
export const fetchAccounts = defineCall({
  method: 'GET',
  path: '/Account/LH/AccountDetails',
  permission: 'manage accounts',
  summary:
    'A page of the accounts that match, newest first. Search is by business, name, e-mail address or GST number.',
  input: z.object({ page, pageSize, search }),
  response: z.array(
    z.object({
      userId: z.number(),
      email: z.string(),
      contactName: z.string(),
      legalName: z.string(),
      role: z.enum(['Admin', 'User']),
      /** The seller record this account is linked to, if it is a supplier. */
      sellerName: z.string().nullable(),
      memberSince: instant,
      /** On how many devices it is signed in, and when one of them was last seen. */
      sessions: z.number(),
      lastSeenAt: instant.nullable(),
    }),
  ),
  paged: true,
})

export type Account = z.output<typeof fetchAccounts.response>[number]
