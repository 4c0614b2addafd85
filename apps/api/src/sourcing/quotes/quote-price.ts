import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { lockOwner } from '../../platform/files/files.repository'
import { quotesArrived } from '../enquiries/letters/enquiry-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { EnquiryRecord } from '../enquiries/enquiries.repository'
import type { EnquiryDesk } from '../enquiries/enquiry-details'
import { answerAsk } from '../better/better-asks.repository'
import { checkOffer } from './check-offer'
import { lockToQuote } from './lock-to-quote'
import { quoteLetterDue } from './quote-letter-due'
import { findContact, setQuoteLetterAt } from './quotes.repository'
import { saveQuote } from './save-quote.repository'
import { tellRank } from './tell-rank'

type Quoted = ParsedInputOf<typeof sendQuotePrice>

/** A party quotes for an enquiry, or replaces its quote. The enquiry is locked against changes. */
export const sendQuote = ({ db, siteUrl }: EnquiryDesk, actor: Actor, quoted: Quoted, key?: string) =>
  db.transaction(async (tx) => {
    if (key !== undefined) await lockOwner(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${sendQuotePrice.path}`, key }
    return (await doOnce(tx, request, actor.at, () => save(tx, siteUrl, actor, quoted))).answer
  })

async function save(tx: Db, siteUrl: string, actor: Actor, quoted: Quoted) {
  const enquiry = await lockQuotable(tx, actor, quoted)
  const { userId, companyId, at } = actor
  const { validUntil, paymentTerms, remark } = quoted
  if (validUntil !== null && new Date(validUntil) <= at) throw new Refusal('noLongerValid')
  const freightPaisePerTon = quoted.freightPerTon === null ? null : rupees(quoted.freightPerTon)
  const { lines, itemCount } = await checkOffer(tx, enquiry.id, { ...quoted, freightPaisePerTon })
  const saved = await saveQuote(
    tx,
    {
      enquiryId: enquiry.id,
      partyId: userId,
      companyId,
      revision: enquiry.revision,
      validUntil: validUntil === null ? null : new Date(validUntil),
      freightPaisePerTon,
      paymentTerms,
      remark,
      at,
    },
    lines,
  )
  await answerAsk(tx, saved.id, 'answered', at)
  await notifyBuyer(tx, enquiry, siteUrl)
  const rankTold = await tellRank(tx, { enquiry, itemCount }, saved, at)
  return { success: true as const, ...(rankTold && { rankTold }) }
}

async function lockQuotable(tx: Db, actor: Actor, { prices, revision }: Quoted): Promise<EnquiryRecord> {
  const enquiry = await lockToQuote(tx, actor, prices[0]?.enquiryId ?? 0)
  if (revision !== undefined && revision !== enquiry.revision) throw new Refusal('enquiryChanged')
  return enquiry
}

async function notifyBuyer(tx: Db, enquiry: EnquiryRecord, siteUrl: string) {
  // The current time, not that of the call: a quote that waited for the lock would seem older than the mail about
  // another.
  const due = quoteLetterDue(enquiry.quoteLetterAt, new Date())
  if (due === null) return
  const { email } = await findContact(tx, enquiry.id)
  await queueLetter(tx, email, () => quotesArrived(enquiry, siteUrl), due)
  await setQuoteLetterAt(tx, enquiry.id, due)
}
