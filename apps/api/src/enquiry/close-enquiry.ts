import type { closeEnquiry as call } from '@lohahaat/contract/enquiry/close-enquiry'
import type { ParsedInputOf } from '@lohahaat/contract/define-call'
import type { Caller } from '../confirm-order/load-order'
import { enquiryClosed } from '../mail/enquiry-letters'
import { completeEnquiry } from './enquiries.repository'
import type { EnquiryDesk } from './enquiry-details'
import { lockOpenEnquiry } from './lock-open-enquiry'
import { writeToParties } from './write-to-parties'

/** The buyer, or an administrator, ends an enquiry without an award. Whoever has quoted is told so. */
export const closeEnquiry = (desk: EnquiryDesk & Caller, { buyerInstructionId, reason }: ParsedInputOf<typeof call>) =>
  desk.db.transaction(async (tx) => {
    const enquiry = await lockOpenEnquiry(tx, buyerInstructionId, desk)
    await completeEnquiry(tx, enquiry.id, desk.at, reason)
    await writeToParties(tx, { enquiryId: enquiry.id }, enquiryClosed(enquiry, reason, desk.siteUrl))
    return { success: true as const }
  })
