import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId } from '../../platform/fields'
import { enquiryFields } from './enquiry-fields'
import { enquiry } from './enquiry'
import { enquiryFilters, enquiryPage } from './enquiry-filters'
import { askedItems } from './enquiry-item'

export const fetchEnquiries = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryDetails',
  permission: 'see enquiries',
  summary: 'The enquiries of everybody that match, newest first; with an id that one alone.',
  input: z.object({ ...enquiryPage, ...enquiryFilters, enquiryId: queryId('BuyerInstructionId').optional() }),
  response: z.array(enquiry),
  paged: true,
})

const saved = z.object({ enquiryId: z.number(), leadId: z.string() })

export const createEnquiry = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/EnquiryDetails',
  permission: 'raise an enquiry',
  summary: 'Makes an enquiry of the caller.',
  input: z.object({ ...enquiryFields, askedItems }),
  response: saved,
})

export const updateEnquiry = defineCall({
  method: 'PUT',
  path: '/Enquiry/LH/EnquiryDetails',
  permission: 'change an enquiry',
  summary: "Changes an enquiry of the caller's while it is InProgress. Quotes given before are outdated then.",
  input: z.object({
    enquiryId: recordId('buyerInstructionId'),
    ...enquiryFields,
    /** Null keeps one for any brand, such as of a priced list, as it is. */
    brandId: enquiryFields.brandId.nullable(),
    askedItems,
  }),
  response: saved,
})
