import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockEnquiry, type EnquiryRecord } from './enquiries.repository'

type EnquiryPermission = 'change an enquiry' | 'close an enquiry' | 'award an enquiry'

/** For whoever may do this to it, while it is InProgress. Whoever comes next waits, and finds what was made of it. */
export async function lockOpenEnquiry(
  tx: Db,
  id: number,
  actor: Actor,
  permission: EnquiryPermission,
): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (!may(actor, permission, enquiry)) throw new Refusal('notYourEnquiry')
  if (enquiry.status === 'Completed') throw new Refusal('enquiryCompleted', enquiry.leadId)
  return enquiry
}
