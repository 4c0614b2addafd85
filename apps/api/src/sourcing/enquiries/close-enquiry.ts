import type { closeEnquiry as call } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { enquiryClosed } from './letters/enquiry-letters'
import type { CallSecurity } from '../../platform/security-log/security-of-calls'
import { completeEnquiry } from './enquiries.repository'
import type { EnquiryDesk } from './enquiry-details'
import { lockOpenEnquiry } from './lock-open-enquiry'
import { mailParties } from './letters/mail-parties'

interface Desk extends EnquiryDesk {
  security: CallSecurity
}

/** The buyer or an administrator closes an enquiry without an award. All parties that quoted are notified. */
export async function closeEnquiry(desk: Desk, actor: Actor, { enquiryId, reason }: ParsedInputOf<typeof call>) {
  const { companyId } = await desk.db.transaction(async (tx) => {
    const enquiry = await lockOpenEnquiry(tx, enquiryId, actor, 'close an enquiry')
    await completeEnquiry(tx, enquiry.id, actor.at, reason)
    await mailParties(tx, { enquiryId: enquiry.id }, () => enquiryClosed(enquiry, reason, desk.siteUrl))
    return enquiry
  })
  if (companyId !== actor.companyId) desk.security.record('rights-used')
  return { success: true as const }
}
