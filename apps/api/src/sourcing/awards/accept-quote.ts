import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { acceptQuote as call } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { award, lockForAward, type AwardDesk } from './award'
import { findEnquiryOfQuote } from '../quotes/quotes.repository'
import { quotedItems } from '../quotes/read-quotes'

/** Turns one whole quote into one order. Of several at once, the first to lock the enquiry wins. */
export const acceptQuote = (desk: AwardDesk, actor: Actor, { quoteId, ...choice }: ParsedInputOf<typeof call>) =>
  desk.db.transaction(async (tx) => {
    const enquiryId = await findEnquiryOfQuote(tx, actor.companyId, quoteId)
    if (enquiryId === null) throw new Refusal('quoteNotFound')
    const comparison = await lockForAward(tx, actor, enquiryId, quoteId)
    const [read] = comparison.quotes
    if (!read) throw new Refusal('quoteNotFound')
    if (read.isOutdated) throw new Refusal('quoteOutdated')
    if (read.isExpired) throw new Refusal('quoteExpired')
    const [orderId] = await award(
      tx,
      desk,
      actor,
      comparison,
      [{ read, items: quotedItems(comparison, read), totals: read.totals }],
      choice,
    )
    if (orderId === undefined) throw new Error('A quote that was accepted made no order')
    return { orderId }
  })
