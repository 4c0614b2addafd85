import type {
  createEnquiry as createCall,
  updateEnquiry as updateCall,
} from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { quoteOutdated } from './letters/enquiry-letters'
import { checkEnquiry } from './check-enquiry'
import { insertEnquiry, reviseEnquiry } from './enquiries.repository'
import { insertItems } from './enquiry-items.repository'
import { storeMeasures } from './enquiry-measures.repository'
import { lockOpenEnquiry } from './lock-open-enquiry'
import { replaceItems } from './replace-items'
import { mailParties } from './letters/mail-parties'

export interface EnquiryDesk {
  db: Database
  siteUrl: string
}

export const createEnquiry = (db: Database, { userId, at }: Actor, asked: ParsedInputOf<typeof createCall>) =>
  db.transaction(async (tx) => {
    const { fields, items } = await checkEnquiry(tx, asked)
    const { id, leadId } = await insertEnquiry(tx, { ...fields, buyerId: userId, at })
    await insertItems(tx, id, items)
    await storeMeasures(tx, id)
    return { enquiryId: id, leadId }
  })

/** The buyer changes an enquiry. All parties that quoted are told that their quotes are outdated. */
export const updateEnquiry = ({ db, siteUrl }: EnquiryDesk, actor: Actor, asked: ParsedInputOf<typeof updateCall>) =>
  db.transaction(async (tx) => {
    const enquiry = await lockOpenEnquiry(tx, asked.enquiryId, actor, 'change an enquiry')
    // Any brand only where none was named.
    if (asked.brandId === null && enquiry.brandId !== null) throw new Refusal('brandNeeded')
    const { fields, items } = await checkEnquiry(tx, asked)
    await replaceItems(tx, enquiry.id, asked.askedItems, items)
    // Before the revision: parties whose quotes were already outdated have had their letter.
    await mailParties(tx, { enquiryId: enquiry.id, revision: enquiry.revision }, () => quoteOutdated(enquiry, siteUrl))
    await reviseEnquiry(tx, enquiry.id, { ...fields, at: actor.at })
    await storeMeasures(tx, enquiry.id)
    return { enquiryId: enquiry.id, leadId: enquiry.leadId }
  })
