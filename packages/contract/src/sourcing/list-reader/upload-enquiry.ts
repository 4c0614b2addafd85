import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import { queryIdOrAll, text } from '../../platform/fields'
import { enquiryMessages } from '../../platform/messages/at-work'
import { deliveryPinCode } from '../enquiries/enquiry-fields'
import { askedItems } from '../enquiries/enquiry-item'
import { texts } from '../texts'

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

export const uploadFields = z.object({
  name: text(
    () => texts.name,
    50,
    () => enquiryMessages.nameMissing,
  ),
  phoneNo: text(
    () => texts.phone,
    15,
    () => enquiryMessages.phoneMissing,
  )
    // Two patterns, since one for both would backtrack over every digit of a long text.
    .regex(/^[0-9+() -]*$/, { error: () => enquiryMessages.phoneInvalid })
    .regex(/\d/, { error: () => enquiryMessages.phoneInvalid }),
  /** A parameter of the kind Delivery; -1 leaves it open. */
  deliveryDays: queryIdOrAll('deliveryDays'),
  deliveryPlace: deliveryPinCode.default(DEFAULT_PIN_CODE),
})

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
