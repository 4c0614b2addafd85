import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { decimal } from '../../platform/decimal'
import { optionalText, queryId, recordId, text } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { buyerNotes } from '../checkout/buyer-notes'
import { texts } from '../texts'
import { approvalHead, approvalRequest, approvalStatus } from './approval-request'

const { page, pageSize } = listQuery([])
const requestId = recordId('requestId')

export const APPROVAL_NOTE_MAX = 300
/** What the requester tells who decides. */
export const approvalNote = optionalText(() => texts.note, APPROVAL_NOTE_MAX)

export const askForApproval = defineCall({
  method: 'POST',
  path: '/Approval/LH/Requests',
  permission: 'ask for approval',
  summary:
    "Moves the caller's cart into a request for approval, with the prices, fees and addresses of this moment for 24 hours. No stock is held; the company's owners and approvers get a mail.",
  input: z.object({
    note: approvalNote,
    /** What FetchCartData called `seen`: with it nothing is asked for that the buyer has not seen so. */
    seen: z
      .string()
      .max(100, { error: () => texts.seenTooLong })
      .optional(),
    ...buyerNotes,
  }),
  response: approvalRequest,
  idempotencyKey: true,
})

export const fetchApprovalRequests = defineCall({
  method: 'GET',
  path: '/Approval/LH/Requests',
  permission: 'list requests',
  summary:
    "Requests for approval, those that wait first, then the newest: the caller's own, or the company's for owners, approvers and accounts.",
  input: z.object({ page, pageSize, status: approvalStatus.optional() }),
  response: z.array(approvalHead),
  paged: true,
})

export const fetchApprovalRequest = defineCall({
  method: 'GET',
  path: '/Approval/LH/Request',
  permission: 'see a request',
  summary: 'One request for approval with its lines.',
  input: z.object({ requestId: queryId('RequestId') }),
  response: approvalRequest,
})

export const approveRequest = defineCall({
  method: 'POST',
  path: '/Approval/LH/Approve',
  permission: 'decide on a request',
  summary:
    "An owner or approver, never the requester, approves: the requester's order is made at the frozen prices. Where they are no longer valid or the stock is gone it is refused, and the request is priced anew.",
  input: z.object({
    requestId,
    /** The total in rupees that the approver saw: with it nothing is ordered that has changed meanwhile. */
    seenTotal: decimal(() => 'seenTotal', { min: 0, max: 1e13, places: 2 }).nullish(),
  }),
  response: approvalRequest,
})

export const rejectRequest = defineCall({
  method: 'POST',
  path: '/Approval/LH/Reject',
  permission: 'decide on a request',
  summary: "An owner or approver rejects a request with a reason: its lines return to the requester's cart.",
  input: z.object({
    requestId,
    reason: text(
      () => texts.reason,
      APPROVAL_NOTE_MAX,
      () => texts.reasonMissing,
    ),
  }),
  response: approvalRequest,
})

const MOST_TAKEN_OUT = 200

export const takeOutLines = defineCall({
  method: 'POST',
  path: '/Approval/LH/TakeOutLines',
  permission: 'decide on a request',
  summary: "An owner or approver takes lines out of a request: they return to the requester's cart, the rest goes on.",
  input: z.object({
    requestId,
    approvalLineIds: z
      .array(recordId('approvalLineIds'), { error: () => texts.noLinesToTakeOut })
      .min(1, { error: () => texts.noLinesToTakeOut })
      .max(MOST_TAKEN_OUT, { error: () => texts.noLinesToTakeOut }),
  }),
  response: approvalRequest,
})

export const withdrawRequest = defineCall({
  method: 'POST',
  path: '/Approval/LH/Withdraw',
  permission: 'withdraw a request',
  summary: 'The requester withdraws a request: its lines return to his cart.',
  input: z.object({ requestId }),
  response: approvalRequest,
})
