import { refusals } from '@lohahaat/contract/platform/errors'
import type { Enquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry'

/** Why somebody can't edit an enquiry, in the words that the server would refuse it with; null when he can. */
export function closedReason(enquiry: Enquiry | null, userId: number): string | null {
  if (enquiry === null) return refusals.enquiryNotFound.text
  if (enquiry.buyerId !== userId) return refusals.notYourEnquiry.text
  return enquiry.status === 'Completed' ? refusals.enquiryCompleted.text(enquiry.leadId) : null
}
