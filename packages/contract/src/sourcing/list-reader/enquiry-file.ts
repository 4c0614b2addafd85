import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'

export const fetchEnquiryFile = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryFile',
  permission: 'see the file of an enquiry',
  summary:
    'The list that an enquiry was made of, to save: for its buyer, administrators, and whoever can quote or has quoted.',
  input: z.object({ enquiryId: queryId('BuyerInstructionId') }),
  response: answeredFile,
  answers: 'file',
})
