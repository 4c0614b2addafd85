import type { Caller } from '../confirm-order/load-order'
import type { Db } from '../db/db'
import { Refusal } from '../refusal'
import { lockEnquiry, type EnquiryRecord } from './enquiries.repository'
import { seesQuotes } from './load-enquiries'

/** For its buyer, or an administrator where he may too, while it is InProgress. Whoever comes next waits, and finds what was made of it. */
export async function lockOpenEnquiry(tx: Db, id: number, caller: Caller): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (!seesQuotes(caller, enquiry.buyerId)) throw new Refusal('notYourEnquiry')
  if (enquiry.status === 'Completed') throw new Refusal('enquiryCompleted', enquiry.leadId)
  return enquiry
}
