import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockEnquiry, type EnquiryRecord } from './enquiries.repository'
import { seesQuotes } from './to-enquiry'

/** Locks an open enquiry for its buyer or an administrator, and refuses once it is completed. */
export async function lockOpenEnquiry(tx: Db, id: number, caller: Actor): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (!seesQuotes(caller, enquiry.buyerId)) throw new Refusal('notYourEnquiry')
  if (enquiry.status === 'Completed') throw new Refusal('enquiryCompleted', enquiry.leadId)
  return enquiry
}
