import { companyRoles, sellingRoles } from '@lohahaat/domain/identity/actor'
import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, recordId, success } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'

const path = '/Company/LH/Members'

const member = z.object({
  userId: z.number(),
  contactName: z.string(),
  email: z.string(),
  companyRole: z.enum(companyRoles),
  /** What he does where the company is a supplier. */
  sellingRole: z.enum(sellingRoles).nullable(),
  /** Rupees that one order of his, and all of a month, may come to; null: without limit. */
  orderLimit: z.number().nullable(),
  orderLimitTons: z.number().nullable(),
  monthLimit: z.number().nullable(),
  monthLimitTons: z.number().nullable(),
  lastSeenAt: instant.nullable(),
})

export type CompanyMember = z.output<typeof member>

export const MOST_LIMIT = 1_000_000_000
const MOST_TONS = 1_000_000

const { page, pageSize } = listQuery([])

export const fetchMembers = defineCall({
  method: 'GET',
  path,
  permission: 'see the company',
  summary: "The members of the caller's company with their roles and limits, owners first.",
  input: z.object({ page, pageSize }),
  response: z.array(member),
  paged: true,
})

/** What the form of a member sends. */
export const changeMemberInput = z.object({
  userId: recordId('userId'),
  companyRole: z.enum(companyRoles),
  sellingRole: z.enum(sellingRoles).nullable(),
  orderLimit: decimal(() => texts.orderLimit, { min: 0, max: MOST_LIMIT, places: 2 }).nullable(),
  /** Omitted, it stays: pages that were opened before it existed send none. */
  orderLimitTons: decimal(() => texts.orderLimitTons, { min: 0, max: MOST_TONS, places: 3 })
    .nullable()
    .optional(),
  monthLimit: decimal(() => texts.monthLimit, { min: 0, max: MOST_LIMIT, places: 2 }).nullable(),
  monthLimitTons: decimal(() => texts.monthLimitTons, { min: 0, max: MOST_TONS, places: 3 }).nullable(),
})

export const changeMember = defineCall({
  method: 'PUT',
  path,
  permission: 'manage the company',
  summary: 'An owner changes the role, the selling role and the limits of a member. Nobody changes his own role.',
  input: changeMemberInput,
  response: member,
})

export const removeMember = defineCall({
  method: 'DELETE',
  path,
  permission: 'manage the company',
  summary: 'An owner removes a member. He is signed out and has a new, empty company; what he made stays.',
  input: z.object({ userId: queryId('UserId') }),
  response: success,
})

export const leaveCompany = defineCall({
  method: 'POST',
  path: '/Company/LH/Leave',
  permission: 'join a company',
  summary: 'The caller leaves his company, is signed out and has a new, empty one. The last owner cannot.',
  response: success,
})

export const handOver = defineCall({
  method: 'POST',
  path: '/Company/LH/HandOver',
  permission: 'manage the company',
  summary: 'The caller makes a colleague an owner in his place, and is a buyer from then on.',
  input: z.object({ userId: recordId('userId') }),
  response: success,
})
