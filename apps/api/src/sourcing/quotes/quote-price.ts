import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { currentFees } from '../../ordering/fees/fees.repository'
import { quotesArrived } from '../enquiries/enquiry-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { lockEnquiry, type EnquiryRecord } from '../enquiries/enquiries.repository'
import type { EnquiryDesk } from '../enquiries/enquiry-details'
import { listItems } from '../enquiries/enquiry-items.repository'
import { requireExactTotals } from './quote-amounts'
import { quoteLetterDue } from './quote-letter-due'
import { findContact, saveQuote, setQuoteLetterAt } from './quotes.repository'
import { pricedItems, totalsOf } from './read-quotes'
import { tellRank } from './tell-rank'

type Quoted = ParsedInputOf<typeof sendQuotePrice>

/** A party quotes for an enquiry, or replaces its quote. The enquiry is locked against changes. */
export const sendQuote = ({ db, siteUrl }: EnquiryDesk, actor: Actor, quoted: Quoted) =>
  db.transaction(async (tx) => {
    const enquiry = await lockQuotable(tx, actor, quoted)
    const { userId, companyId, at } = actor
    const { validUntil, paymentTerms, remark } = quoted
    if (validUntil !== null && new Date(validUntil) <= at) throw new Refusal('noLongerValid')
    const freightPaisePerTon = quoted.freightPerTon === null ? null : rupees(quoted.freightPerTon)
    const prices = await checkPrices(tx, enquiry.id, { ...quoted, freightPaisePerTon })
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
      prices,
    )
    await notifyBuyer(tx, enquiry, siteUrl)
    const rankTold = await tellRank(tx, enquiry, saved, at)
    return { success: true as const, ...(rankTold && { rankTold }) }
  })

async function lockQuotable(tx: Db, actor: Actor, { prices, revision }: Quoted): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, prices[0]?.enquiryId ?? 0)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (!may(actor, 'quote for an enquiry', enquiry)) throw new Refusal('ownEnquiry')
  if (enquiry.status !== 'InProgress') throw new Refusal('enquiryCompleted', enquiry.leadId)
  if (revision !== undefined && revision !== enquiry.revision) throw new Refusal('enquiryChanged')
  return enquiry
}

/** Requires exactly one price for each item of the enquiry. */
async function checkPrices(
  tx: Db,
  enquiryId: number,
  { prices, freightPaisePerTon }: Quoted & { freightPaisePerTon: bigint | null },
) {
  const items = await listItems(tx, enquiryId)
  const known = new Set(items.map(({ item }) => item.id))
  const byItem = new Map(prices.map(({ enquiryItemId, price }) => [enquiryItemId, rupees(price ?? 0)]))
  if (prices.some(({ enquiryItemId }) => !known.has(enquiryItemId))) throw new Refusal('enquiryChanged')
  if (byItem.size < known.size) throw new Refusal('pricesIncomplete')
  const fees = await currentFees(tx)
  requireExactTotals(totalsOf({ freightPaisePerTon }, pricedItems(items, byItem), fees))
  return [...byItem].map(([itemId, price]) => ({ itemId, price }))
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
