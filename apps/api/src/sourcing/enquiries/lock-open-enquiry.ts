import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockEnquiry, type EnquiryRecord } from './enquiries.repository'

type EnquiryPermission = 'change an enquiry' | 'close an enquiry' | 'award an enquiry'

/** Locks an open enquiry for its buyer or an administrator, and refuses once it is completed. */
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
