import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { enquiry } from './enquiry'
import { enquiryFilters, enquiryPage } from './enquiry-filters'

export const fetchOwnEnquiries = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryDetailsBasedOnUser',
  permission: 'see enquiries',
  summary: "The caller's own enquiries that match, newest first.",
  input: z.object({ ...enquiryPage, status: enquiryFilters.status, search: enquiryFilters.search }),
  response: z.array(enquiry),
  paged: true,
})
