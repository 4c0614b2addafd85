import { z } from 'zod'
import { companyRoles } from '@lohahaat/domain/identity/actor'
import { defineCall } from '../../platform/define-call'

/** A member's limits and what he has ordered or asked for this month; null: unlimited. */
const memberLimits = z.object({
  userId: z.number(),
  name: z.string(),
  role: z.enum(companyRoles),
  /** Rupees. */
  orderLimit: z.number().nullable(),
  orderLimitTons: z.number().nullable(),
  monthLimit: z.number().nullable(),
  monthLimitTons: z.number().nullable(),
  /** Orders of this calendar month that are not cancelled, and what waits for approval. */
  usedThisMonth: z.object({ rupees: z.number(), tons: z.number() }),
  leftThisMonth: z.object({ rupees: z.number().nullable(), tons: z.number().nullable() }),
})

export const fetchLimits = defineCall({
  method: 'GET',
  path: '/Approval/LH/Limits',
  permission: 'see limits',
  summary:
    'What each member may order by himself, and what is left of this month; for owners and approvers everybody, else the caller.',
  response: z.array(memberLimits),
})
