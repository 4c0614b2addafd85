import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'

export const exportQuotes = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/ExportQuotes',
  permission: 'compare quotes',
  summary: 'The comparison of all quotes for an enquiry as CSV: for its buyer and administrators.',
  input: z.object({ enquiryId: queryId('BuyerInstructionId') }),
  response: answeredFile,
  answers: 'file',
  security: { done: 'export' },
})
