import { z } from 'zod'
import { approvalRequest } from '../../ordering/approvals/approval-request'
import { approvalNote } from '../../ordering/approvals/requests'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { awardCells } from '../awards/award-preview'
import { awardFields } from '../quotes/accept-quote'

export const askForQuotes = defineCall({
  method: 'POST',
  path: '/Approval/LH/QuoteRequests',
  permission: 'ask for approval',
  summary:
    'Asks for approval to award lines to quotes, at their prices as long as they are valid, else for 24 hours. The enquiry stays open meanwhile.',
  input: z.object({
    enquiryId: recordId('buyerInstructionId'),
    cells: awardCells,
    note: approvalNote,
    ...awardFields,
  }),
  response: approvalRequest,
  idempotencyKey: true,
})
