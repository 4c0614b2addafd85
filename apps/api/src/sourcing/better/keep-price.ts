import type { Actor } from '@lohahaat/domain/identity/actor'
import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { EnquiryDesk } from '../enquiries/enquiry-details'
import { priceKept } from '../enquiries/letters/enquiry-letters'
import { lockToQuote } from '../quotes/lock-to-quote'
import { findContact, findQuoteOf } from '../quotes/quotes.repository'
import { toBetterAsk } from './better-asks'
import { answerAsk } from './better-asks.repository'

/** The party keeps the prices that the buyer asked to better. A repeat finds nothing left to answer. */
export const keepPrice = ({ db, siteUrl }: EnquiryDesk, actor: Actor, enquiryId: number) =>
  db.transaction(async (tx): Promise<BetterAsk> => {
    const enquiry = await lockToQuote(tx, actor, enquiryId)
    const own = await findQuoteOf(tx, actor.companyId, enquiryId)
    if (!own) throw new Refusal('quoteNotFound')
    const kept = await answerAsk(tx, own.quote.id, 'kept', actor.at)
    if (!kept) throw new Refusal('notAskedBetter')
    const { email } = await findContact(tx, enquiryId)
    await queueLetter(tx, email, () => priceKept(enquiry, siteUrl))
    return toBetterAsk(kept, actor.at)
  })
