import type { ParsedInputOf } from '@lohahaat/contract/define-call'
import type { sendQuotePrice } from '@lohahaat/contract/enquiry/quote-price'
import { rupees } from '@lohahaat/domain/money'
import type { Db } from '../db/db'
import { currentFees } from '../fee/fees.repository'
import { quotesArrived } from '../mail/enquiry-letters'
import { queueLetter } from '../mail/queue-letter'
import { Refusal } from '../refusal'
import { lockEnquiry, type EnquiryRecord } from './enquiries.repository'
import type { EnquiryDesk } from './enquiry-details'
import { listItems } from './enquiry-items.repository'
import { requireHoldable } from './quote-amounts'
import { quoteLetterDue } from './quote-letter-due'
import { findContact, saveQuote, setQuoteLetterAt } from './quotes.repository'
import { pricedItems, totalsOf } from './read-quotes'

type Quoted = ParsedInputOf<typeof sendQuotePrice>

/** A party quotes for an enquiry, or replaces its quote. The enquiry is held, so that what is quoted for stays as it is. */
export const sendQuote = ({ db, siteUrl, userId, at }: EnquiryDesk, quoted: Quoted) =>
  db.transaction(async (tx) => {
    const enquiry = await lockQuotable(tx, userId, quoted)
    const { validUntil, paymentTerms, remark } = quoted
    if (validUntil !== null && new Date(validUntil) <= at) throw new Refusal('noLongerValid')
    const freightPaisePerTon = quoted.freightPerTon === null ? null : rupees(quoted.freightPerTon)
    const prices = await checkPrices(tx, enquiry.id, { ...quoted, freightPaisePerTon })
    await saveQuote(
      tx,
      {
        enquiryId: enquiry.id,
        partyId: userId,
        revision: enquiry.revision,
        validUntil: validUntil === null ? null : new Date(validUntil),
        freightPaisePerTon,
        paymentTerms,
        remark,
        at,
      },
      prices,
    )
    await tellBuyer(tx, enquiry, siteUrl)
    return { success: true as const }
  })

async function lockQuotable(tx: Db, partyId: number, { prices, revision }: Quoted): Promise<EnquiryRecord> {
  const enquiry = await lockEnquiry(tx, prices[0]?.buyerInstructionId ?? 0)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  if (enquiry.buyerId === partyId) throw new Refusal('ownEnquiry')
  if (enquiry.status !== 'InProgress') throw new Refusal('enquiryCompleted', enquiry.leadId)
  if (revision !== undefined && revision !== enquiry.revision) throw new Refusal('enquiryChanged')
  return enquiry
}

/** One price for each item of the enquiry, and none for anything else. */
async function checkPrices(
  tx: Db,
  enquiryId: number,
  { prices, freightPaisePerTon }: Quoted & { freightPaisePerTon: bigint | null },
) {
  const items = await listItems(tx, [enquiryId])
  const known = new Set(items.map(({ item }) => item.id))
  const byItem = new Map(prices.map(({ buyerItemDetailId, price }) => [buyerItemDetailId, rupees(price)]))
  if (prices.some(({ buyerItemDetailId }) => !known.has(buyerItemDetailId))) throw new Refusal('enquiryChanged')
  if (byItem.size < known.size) throw new Refusal('pricesIncomplete')
  const fees = await currentFees(tx)
  requireHoldable(totalsOf({ freightPaisePerTon }, pricedItems(items, byItem), fees))
  return [...byItem].map(([itemId, price]) => ({ itemId, price }))
}

async function tellBuyer(tx: Db, enquiry: EnquiryRecord, siteUrl: string) {
  // Not when the call came in: a quote that waited for the enquiry would seem earlier than the letter about another.
  const due = quoteLetterDue(enquiry.quoteLetterAt, new Date())
  if (due === null) return
  const { email } = await findContact(tx, enquiry.id)
  await queueLetter(tx, email, quotesArrived(enquiry, siteUrl), due)
  await setQuoteLetterAt(tx, enquiry.id, due)
}
