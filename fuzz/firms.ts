import { askForApproval as askedCall } from '@lohahaat/contract/ordering/approvals/requests'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../apps/api/src/platform/db/db'
import { companyInvitations } from '../apps/api/src/db/tables/identity/company-invitations'
import { joinRequests } from '../apps/api/src/db/tables/identity/join-requests'
import { approvalRequests } from '../apps/api/src/db/tables/ordering/approval-requests'
import { approvalLines } from '../apps/api/src/db/tables/ordering/approval-lines'
import { supplierLines } from '../apps/api/src/db/tables/ordering/supplier-lines'
import { orderLines } from '../apps/api/src/db/tables/ordering/order-lines'
import { priceProposals } from '../apps/api/src/db/tables/inventory/price-proposals'
import { stockItems } from '../apps/api/src/db/tables/inventory/stock-items'
import { users } from '../apps/api/src/db/tables/identity/users'
import { betterAsks } from '../apps/api/src/db/tables/sourcing/better-asks'
import { quotes } from '../apps/api/src/db/tables/sourcing/quotes'
import { orderRatings } from '../apps/api/src/db/tables/supply/order-ratings'
import { supplierApplications } from '../apps/api/src/db/tables/supply/supplier-applications'
import { askForApproval } from '../apps/api/src/ordering/approvals/ask'
import { buyerNow } from '../apps/api/src/testing/buyer-now'
import { putIntoCart, someBuyers } from '../apps/api/src/testing/carts'
import { makeColleague } from '../apps/api/src/testing/firms/colleagues'
import { companyOf, filledApplication, sellFor } from '../apps/api/src/testing/firms/supplier-rows'
import { newYard } from '../apps/api/src/testing/firms/yards'
import { placeOrder } from '../apps/api/src/testing/orders'
import type { Person } from './people'

/** As many as a run can use up. */
const MANY = 15
/** Rupees per ton of what a company sells. */
export const OWN_PRICE = 62_000
/** What an approved company wants to be changed, and since when. */
export const NEW_LICENCE = 'CM/L-8400192831'
export const WAITING_SINCE = new Date('2026-11-02T04:30:00Z')
const askedWith = askedCall.input.parse({})

/** What belongs to the company of one person, by the ids that calls use. */
export interface Firm {
  colleagueId: number
  requests: { id: number; lineIds: number[] }[]
  sellerId: number
  ownItems: number[]
  /** Lines that wait for an answer. */
  toLoad: { id: number; lineIds: number[] }[]
  refused: { id: number; lineIds: number[] }[]
  ratingIds: number[]
  /** The form of its application. */
  application: Awaited<ReturnType<typeof filledApplication>>
  companyId: number
}

/** A company whose other member asks for approvals, and which sells its own items to buyers without a mark. */
export async function giveFirm(
  db: Database,
  person: Person,
  items: readonly number[],
  status: 'Approved' | 'Changes asked' = 'Approved',
): Promise<Firm> {
  const { sellerId, itemId } = await newYard(db, { pricePaisePerTon: BigInt(OWN_PRICE) * 100n })
  const other = await copyItem(db, itemId)
  await sellFor({ db }, person, sellerId)
  const application = await giveApplication(db, person, status)
  const [buyerId = 0] = await someBuyers(db, 1)
  const order = async (status: 'Confirmed' | 'Delivered') => {
    const bought = [itemId, other].map((stockItemId) => ({ stockItemId }))
    const id = await placeOrder(db, buyerId, bought, { status })
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    return { id, lineIds: lines.map((line) => line.id) }
  }
  const orders = async (many: number, status: 'Confirmed' | 'Delivered' = 'Confirmed') => {
    const placed = []
    for (let at = 0; at < many; at++) placed.push(await order(status))
    return placed
  }
  const [toLoad, refused, delivered] = [await orders(MANY), await orders(MANY), await orders(MANY, 'Delivered')]
  await refuse(db, refused)
  await db.insert(priceProposals).values({
    ...{ stockItemId: itemId, oldPaisePerTon: 6_000_000n, newPaisePerTon: 9_000_000n },
    ...{ proposedBy: person.userId, proposedAt: new Date() },
  })
  await openDoors(db, person)
  return {
    ...(await giveRequests(db, person, items)),
    ...application,
    sellerId,
    ownItems: [itemId, other],
    toLoad,
    refused,
    ratingIds: await rate(db, buyerId, sellerId, delivered),
  }
}

/** What a company wants to sell with; an approved one has asked for another licence. */
export async function giveApplication(
  db: Database,
  { userId }: Person,
  status: 'Approved' | 'Submitted' | 'Changes asked',
) {
  const times = { createdAt: new Date(), updatedAt: new Date(), submittedAt: new Date() }
  const form = await filledApplication({ db })
  const companyId = await companyOf({ db }, { userId })
  const { gstNumber, bankAccount, ifsc, udyam } = form
  const waiting = { gstNumber, bankAccount, ifsc, udyam, licence: NEW_LICENCE }
  await db.insert(supplierApplications).values({
    ...{ ...form, ...times, companyId, applicantId: userId, status },
    ...(status === 'Approved' && { waiting, waitingAt: WAITING_SINCE, waitingBy: userId }),
  })
  return { application: form, companyId }
}

/** Invitations that nobody was mailed, and people who ask to join. */
async function openDoors(db: Database, { userId: invitedBy, mark }: Person) {
  const companyId = await companyOf({ db }, { userId: invitedBy })
  const createdAt = new Date()
  const endsAt = new Date(createdAt.getTime() + 86_400_000)
  const invited = Array.from({ length: MANY }, (_, at) => ({
    ...{ companyId, invitedBy, role: 'Buyer' as const, createdAt, endsAt },
    ...{ email: `${mark}.guest${at}@buyers.example`, secretHash: `${mark}-guest-${at}` },
  }))
  await db.insert(companyInvitations).values(invited)
  const asking = await someBuyers(db, MANY)
  const asked = { gstNumber: '06AAACA0000A1Z2', bringsAlong: false, askedAt: createdAt }
  await db.insert(joinRequests).values(asking.map((userId) => ({ ...asked, companyId, userId })))
}

/** Asks a party for better prices, wherever it has quoted. */
export async function askEverywhere(db: Database, enquiryIds: readonly number[], askedBy: number) {
  const given = await db
    .select()
    .from(quotes)
    .where(inArray(quotes.enquiryId, [...enquiryIds]))
  await db
    .insert(betterAsks)
    .values(given.map(({ id }) => ({ quoteId: id, askedBy, askedAt: new Date(), deadline: null, lines: [] })))
}

async function copyItem(db: Database, itemId: number) {
  const [pipe] = await db.select().from(stockItems).where(eq(stockItems.id, itemId))
  if (!pipe) throw new Error('There is no item to copy')
  const { id: _, ...copy } = pipe
  const [item] = await db
    .insert(stockItems)
    .values({ ...copy, lengthMetres: 11.5 })
    .returning()
  return item?.id ?? 0
}

/** His colleague has his mark too: nobody else may read of him. */
async function giveRequests(db: Database, { userId, mark, phone }: Person, items: readonly number[]) {
  const [colleague] = await db
    .insert(users)
    .values({
      ...{ email: `${mark}.stores@buyers.example`, contactName: `${mark} Stores`, legalName: `${mark} Stores`, phone },
      ...{ gstNumber: '06AAACA0000A1Z2', termsAcceptedAt: new Date() },
    })
    .returning()
  const colleagueId = colleague?.id ?? 0
  await makeColleague(db, colleagueId, userId, 'Approver')
  const requests: Firm['requests'] = []
  for (let at = 0; at < MANY; at++) {
    await putIntoCart(db, [colleagueId], items.slice(0, 2))
    const desk = { db, siteUrl: 'https://lohahaat.example' }
    const { requestId: id } = await askForApproval(desk, await buyerNow(db, colleagueId), askedWith, undefined)
    const lines = await db.select().from(approvalLines).where(eq(approvalLines.requestId, id))
    // Some are his own: he decides on the others.
    if (at % 3 === 0) await db.update(approvalRequests).set({ requesterId: userId }).where(eq(approvalRequests.id, id))
    requests.push({ id, lineIds: lines.map((line) => line.id) })
  }
  return { colleagueId, requests }
}

const refuse = (db: Database, placed: readonly { id: number }[]) =>
  db
    .update(supplierLines)
    .set({ state: 'Refused', answeredAt: new Date(), reason: 'Sold out' })
    .where(
      and(
        eq(supplierLines.state, 'Waiting'),
        inArray(
          supplierLines.orderId,
          placed.map(({ id }) => id),
        ),
      ),
    )

async function rate(db: Database, ratedBy: number, sellerId: number, placed: readonly { id: number }[]) {
  const companyId = await companyOf({ db }, { userId: ratedBy })
  const at = { ratedAt: new Date(), changedAt: new Date() }
  const rated = await db
    .insert(orderRatings)
    .values(placed.map(({ id: orderId }) => ({ orderId, sellerId, companyId, ratedBy, stars: 4, ...at })))
    .returning()
  return rated.map(({ id }) => id)
}
