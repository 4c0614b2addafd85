import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'

/** Why somebody can't edit an enquiry, in the words that the server would refuse it with; null when he can. */
export function closedReason(enquiry: Enquiry | null, userId: number): string | null {
  if (enquiry === null) return refusalTexts.enquiryNotFound
  if (enquiry.buyerId !== userId) return refusalTexts.notYourEnquiry
  return enquiry.status === 'Completed' ? refusalTexts.enquiryCompleted(enquiry.leadId) : null
}
