import { companyRoles } from '@lohahaat/domain/identity/actor'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { gstNumber, instant, recordId, success } from '../../platform/fields'
import { bringsAlong } from './joining'

export const askToJoin = defineCall({
  method: 'POST',
  path: '/Company/LH/AskToJoin',
  permission: 'join a company',
  summary:
    'Asks the owners of the company with a GST number to let the caller in. The answer is the same where there is none.',
  input: z.object({ gstNumber, bringsAlong }),
  response: success,
})

export const fetchJoinRequests = defineCall({
  method: 'GET',
  path: '/Company/LH/JoinRequests',
  permission: 'manage the company',
  summary: "Who asks to join the caller's company, the oldest first.",
  response: z.array(
    z.object({
      joinRequestId: z.number(),
      contactName: z.string(),
      email: z.string(),
      gstNumber: z.string(),
      askedAt: instant,
    }),
  ),
})

export const decideJoinRequest = defineCall({
  method: 'POST',
  path: '/Company/LH/DecideJoinRequest',
  permission: 'manage the company',
  summary: 'An owner lets somebody in with a role, or rejects him, of which he is not told.',
  input: z.object({
    joinRequestId: recordId('joinRequestId'),
    accepts: z.boolean({ error: () => fieldTexts.notTrueOrFalse('accepts') }),
    companyRole: z.enum(companyRoles).default('Buyer'),
  }),
  response: success,
})
