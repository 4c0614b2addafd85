import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { optionalText, recordId, success } from '../../platform/fields'
import { texts } from '../texts'

export const closeEnquiry = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/CloseEnquiry',
  permission: 'close an enquiry',
  summary: 'Closes an enquiry without an award: its buyer, or an administrator.',
  input: z.object({
    enquiryId: recordId('buyerInstructionId'),
    reason: optionalText(() => texts.reason, 200),
  }),
  response: success,
})
