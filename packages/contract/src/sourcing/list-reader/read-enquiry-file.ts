import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { enquiryLine } from './enquiry-line'
import { MAX_FILE_BYTES } from './upload-enquiry'

export const readEnquiryFile = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/ReadEnquiryFile',
  permission: 'raise an enquiry',
  summary:
    'What a list in an XLSX, CSV or PDF file or a photo asks for, one entry per row with something on it. Nothing is kept.',
  response: z.array(enquiryLine),
  upload: { maxBytes: MAX_FILE_BYTES },
})
