import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'

export const fetchEnquiryFile = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryFile',
  access: 'signed-in',
  summary:
    'The list that an enquiry was made of, to save: for its buyer, administrators, and whoever can quote or has quoted.',
  input: z.object({ enquiryId: queryId('BuyerInstructionId') }),
  response: answeredFile,
  answers: 'file',
})
