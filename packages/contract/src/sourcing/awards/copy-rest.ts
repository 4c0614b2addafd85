import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'

export const copyRest = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/CopyRest',
  permission: 'change an enquiry',
  summary: 'Makes a new enquiry of the lines of a completed one that were not ordered.',
  input: z.object({ enquiryId: recordId('buyerInstructionId') }),
  response: z.object({ enquiryId: z.number(), leadId: z.string() }),
  idempotencyKey: true,
})
