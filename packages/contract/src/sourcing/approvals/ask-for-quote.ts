import { z } from 'zod'
import { approvalRequest } from '../../ordering/approvals/approval-request'
import { approvalNote } from '../../ordering/approvals/requests'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { awardFields } from '../quotes/accept-quote'

export const askForQuote = defineCall({
  method: 'POST',
  path: '/Approval/LH/QuoteRequests',
  permission: 'ask for approval',
  summary:
    'Asks for approval to accept a quote, at its prices as long as it is valid, else for 24 hours. The enquiry stays open meanwhile.',
  input: z.object({ quoteId: recordId('quoteId'), note: approvalNote, ...awardFields }),
  response: approvalRequest,
  idempotencyKey: true,
})
