import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import type { Actor, Member } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import {
  listAddresses,
  type Address,
  type AddressFields,
  type AddressKind,
} from '../../ordering/addresses/addresses.repository'
import type { Approver } from '../../ordering/approvals/approve'
import { requireWithinLimits } from '../../ordering/approvals/require-within-limits'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import { requireWithinCredit } from '../../ordering/credit/require-within-credit'
import { requireFutureDay } from '../../ordering/checkout/require-future-day'
import { insertOrder, prepareOrder } from '../../ordering/orders/insert-order.repository'
import { readOrder } from '../../ordering/orders/load-order'
import type { Db } from '../../platform/db/db'
import { enquiryAwarded, quoteAccepted } from '../enquiries/letters/enquiry-letters'
import { orderConfirmed } from '../../ordering/orders/order-letters'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { Seller } from '@lohahaat/domain/reference/seller'
import { completeEnquiry, findEnquiries, type EnquiryRecord } from '../enquiries/enquiries.repository'
import type { EnquiryDesk } from '../enquiries/enquiry-details'
import { lockOpenEnquiry } from '../enquiries/lock-open-enquiry'
import { orderLineOf, orderOfLot, type AwardedLot } from './order-of-quote'
import { requireExactTotals } from '../quotes/quote-amounts'
import { findContact, listDepartmentNames, listParties, markAccepted } from '../quotes/quotes.repository'
import { readQuotes, type Comparison } from '../quotes/read-quotes'

export interface AwardDesk extends EnquiryDesk {
  seller: Seller
}

/** The addresses, the total that the buyer saw, and what he adds. */
export type Choice = Omit<ParsedInputOf<typeof acceptQuote>, 'quoteId'>

/** What an approval has settled: who approved, and the addresses as they were when it was asked for. */
interface Approval {
  approver: Approver
  shipping: AddressFields
  billing: AddressFields
}

export interface LockedComparison extends Comparison {
  buyer: Awaited<ReturnType<typeof lockBuyer>>
}

/**
 * The quotes for the caller's open enquiry, or one of them. The enquiry is locked against edits, quotes, closing and
 * awards.
 */
export async function lockForAward(tx: Db, actor: Actor, enquiryId: number, only?: number): Promise<LockedComparison> {
  const buyer = await lockBuyer(tx, actor.userId)
  await lockOpenEnquiry(tx, enquiryId, actor, 'award an enquiry')
  const [about] = await findEnquiries(tx, [enquiryId], actor.companyId)
  if (!about) throw new Error('An enquiry that was locked is gone')
  return { ...(await readQuotes(tx, about, actor.at, only)), buyer }
}

/**
 * Places an order for each lot, completes the enquiry, mails every party that quoted, and returns the orders. Without an
 * approval they must be within the buyer's limits.
 */
export async function award(
  tx: Db,
  { seller, siteUrl }: AwardDesk,
  actor: Actor,
  { about, items, fees, buyer }: LockedComparison,
  lots: readonly AwardedLot[],
  choice: Choice,
  approval?: Approval,
): Promise<number[]> {
  const { contactName: orderedBy, legalName, phone, companyId } = buyer
  const { userId, at } = actor
  const { shippingAddressId, billingAddressId, seenTotal, ...notes } = choice
  requireSeen(lots, seenTotal ?? null)
  if (!approval) {
    requireFutureDay(notes.wantedDay, at)
    await requireWithinLimits(tx, buyer, amountOf(lots), at)
  }
  await requireWithinCredit(tx, companyId, amountOf(lots).paise)
  const terms = {
    fees,
    shipping: approval?.shipping ?? (await findAddress(tx, actor, 'shipping', shippingAddressId ?? null)),
    billing: approval?.billing ?? (await findAddress(tx, actor, 'billing', billingAddressId ?? null)),
  }
  const departmentIds = [...new Set(items.map(({ departmentId }) => departmentId))]
  const departments = new Map((await listDepartmentNames(tx, departmentIds)).map(({ id, name }) => [id, name]))
  const orderOfQuote = new Map<number, number>()
  for (const lot of lots) {
    requireExactTotals(lot.totals)
    const order = {
      ...orderOfLot(lot, terms, about),
      ...notes,
      ...approval?.approver,
      buyerId: userId,
      companyId,
      orderedBy,
      legalName,
      phone,
      seller,
      at,
    }
    const lines = lot.items.map((item) => orderLineOf(item, lot.read, about, departments))
    const prepared = await prepareOrder(tx, order, lines)
    await insertOrder(tx, prepared)
    orderOfQuote.set(lot.read.quote.id, prepared.order.id)
    await markAccepted(
      tx,
      lot.read.quote.id,
      lot.items.map(({ item }) => item.id),
      at,
    )
  }
  await completeEnquiry(tx, about.enquiry.id, at, null)
  await mailEverybody(tx, siteUrl, about.enquiry, orderOfQuote)
  return [...orderOfQuote.values()]
}

/** Refuses when the total is not the one that the buyer saw. */
export function requireSeen(lots: readonly AwardedLot[], seenTotal: number | null) {
  if (seenTotal !== null && rupees(seenTotal) !== amountOf(lots).paise) throw new Refusal('quotesChanged')
}

const amountOf = (lots: readonly AwardedLot[]) => ({
  paise: lots.reduce((sum, { totals }) => sum + totals.total, 0n),
  grams: lots.reduce((sum, { totals }) => sum + totals.grams, 0n),
})

/** The address with this id, or the last used one. */
export async function findAddress(tx: Db, member: Member, kind: AddressKind, id: number | null): Promise<Address> {
  const own = await listAddresses(tx, member, kind)
  const address = id === null ? own[0] : own.find((each) => each.id === id)
  if (!address) throw new Refusal(id === null ? 'addressMissing' : 'unknownRecord')
  return address
}

async function mailEverybody(
  tx: Db,
  siteUrl: string,
  enquiry: EnquiryRecord,
  orderOfQuote: ReadonlyMap<number, number>,
) {
  const contact = await findContact(tx, enquiry.id)
  for (const { quoteId, email } of await listParties(tx, enquiry.id)) {
    const orderId = orderOfQuote.get(quoteId)
    if (orderId === undefined) {
      await queueLetter(tx, email, () => enquiryAwarded(enquiry, siteUrl))
      continue
    }
    const order = await readOrder(tx, orderId)
    await queueLetter(tx, contact.email, () => orderConfirmed(order, siteUrl))
    await queueLetter(tx, email, () => quoteAccepted(enquiry, { order, contact }, siteUrl))
  }
}
