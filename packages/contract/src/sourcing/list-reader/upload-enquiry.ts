import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { enquiryMessages } from '../../platform/messages/enquiries'
import { askedItems } from '../enquiries/enquiry-item'
import { uploadFields } from './upload-fields'

export const MAX_FILE_BYTES = 20 * 1024 * 1024

/** What can be chosen; the server checks the content. */
export const fileTypes = ['pdf', 'jpg', 'jpeg', 'png', 'xlsx', 'gif', 'xls', 'tiff', 'csv'] as const

/** Items that the buyer has looked through, as JSON in a field of the form. */
const reviewedItems = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue({ code: 'custom', message: enquiryMessages.noItems })
      return z.NEVER
    }
  })
  .pipe(askedItems)

export const uploadEnquiry = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/UploadEnquiry',
  permission: 'raise an enquiry',
  summary:
    'Makes an enquiry of a list. CSV and XLSX are read, and what is certain becomes items, unless `items` says what the buyer made of them; any other file is kept for the parties to read.',
  input: uploadFields.extend({ items: reviewedItems.optional() }),
  response: z.object({
    enquiryId: z.number(),
    leadId: z.string(),
    /** Lines that became items, and lines that did not. */
    matched: z.number(),
    unmatched: z.number(),
  }),
  upload: { maxBytes: MAX_FILE_BYTES, fieldBytes: 1024 * 1024 },
})
