import type { ParsedInputOf } from '@lohahaat/contract/define-call'
import type { acceptQuote as call } from '@lohahaat/contract/enquiry/accept-quote'
import { Refusal } from '../refusal'
import { award, lockForAward, type AwardDesk } from './award'
import { findEnquiryOfQuote } from './quotes.repository'

/** One quote as a whole becomes one order. Of several acceptances at once the first one to lock the enquiry counts. */
export const acceptQuote = (desk: AwardDesk, { quoteId, ...choice }: ParsedInputOf<typeof call>) =>
  desk.db.transaction(async (tx) => {
    const enquiryId = await findEnquiryOfQuote(tx, desk.userId, quoteId)
    if (enquiryId === null) throw new Refusal('quoteNotFound')
    const comparison = await lockForAward(tx, desk, enquiryId)
    const read = comparison.quotes.find(({ quote }) => quote.id === quoteId)
    if (!read) throw new Refusal('quoteNotFound')
    if (read.isOutdated) throw new Refusal('quoteOutdated')
    if (read.isExpired) throw new Refusal('quoteExpired')
    const [groupOrderId] = await award(tx, desk, comparison, [{ ...read, read }], choice)
    if (groupOrderId === undefined) throw new Error('A quote that was accepted made no order')
    return { groupOrderId }
  })
