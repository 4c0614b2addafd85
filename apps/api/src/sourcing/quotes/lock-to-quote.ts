import type { Actor } from '@lohahaat/domain/identity/actor'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockEnquiry, type EnquiryRecord } from '../enquiries/enquiries.repository'

/** Locks an open enquiry of another company for a party. */
export async function lockToQuote(tx: Db, actor: Actor, enquiryId: number): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, enquiryId)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (!may(actor, 'quote for an enquiry', enquiry)) throw new Refusal('ownEnquiry')
  if (enquiry.status !== 'InProgress') throw new Refusal('enquiryCompleted', enquiry.leadId)
  return enquiry
}
