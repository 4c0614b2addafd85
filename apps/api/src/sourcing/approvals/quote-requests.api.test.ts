import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approveRequest,
  askForApproval,
  fetchApprovalRequest,
  rejectRequest,
  takeOutLines,
} from '@lohahaat/contract/ordering/approvals/requests'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import { previewAward } from '@lohahaat/contract/sourcing/awards/award-preview'
import { askForQuotes } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { acceptSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { orders } from '../../db/tables/ordering/orders'
import { quotes } from '../../db/tables/sourcing/quotes'
import { giveAddresses } from '../../testing/carts'
import { limit, makeColleague } from '../../testing/firms/colleagues'
import { editTo, lettersTo, offer, quote, tonsAndPieces, type PlacedEnquiry } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const owner = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
let enquiry: PlacedEnquiry
let quoteId: number

/** The whole of one quote. */
const wanted = () => ({
  enquiryId: enquiry.id,
  cells: enquiry.itemIds.map((enquiryItemId) => ({ enquiryItemId, quoteId })),
})
const ask = (input: object = {}, key = 'a visit') =>
  buyer.send(askForQuotes, { ...wanted(), ...input }, { 'idempotency-key': `${key} ${quoteId}` })
const approve = (requestId: number, input: object = {}) => owner.send(approveRequest, { requestId, ...input })
const load = async (requestId: number) => (await owner.send(fetchApprovalRequest, { requestId })).body
const codeOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  headers['error-code'],
]
const enquiryNow = async () => (await server.db.select().from(enquiries).where(eq(enquiries.id, enquiry.id)))[0]
const quotesOf = async ({ id }: PlacedEnquiry) =>
  (await server.db.select().from(quotes).where(eq(quotes.enquiryId, id)).orderBy(quotes.id)).map((row) => row.id)

beforeAll(async () => {
  await makeColleague(server.db, buyer.userId, owner.userId, 'Buyer')
  await giveAddresses(server.db, buyer.userId)
})

beforeEach(async () => {
  await server.db.update(orders).set({ status: 'Cancelled' })
  await server.db.update(approvalRequests).set({ status: 'Withdrawn', decidedAt: new Date(), orderIds: null })
  await limit(server.db, buyer.userId, { orderLimitPaise: 1_00_000_00n })
  enquiry = await tonsAndPieces(server.db, buyer.userId)
  await quote(party, enquiry, [58_000, 1850], { freightPerTon: 1200 })
  await quote(rival, enquiry, [40_000, 2800])
  ;[quoteId = 0] = await quotesOf(enquiry)
})

test('accepting a quote or a split above the limit needs approval, and changes nothing', async () => {
  const before = await server.db.$count(orders)
  const whole = await buyer.send(acceptQuote, { quoteId })
  expect(codeOf(whole)).toEqual([400, 'approval-needed'])
  expect(whole.error).toContain('₹3,63,257.90, and your limit for one order is ₹1,00,000.00')
  expect(codeOf(await buyer.send(acceptSplitQuotes, { enquiryId: enquiry.id }))).toEqual([400, 'approval-needed'])
  expect([await server.db.$count(orders), (await enquiryNow())?.status]).toEqual([before, 'InProgress'])
})

test('a quote that is asked for and approved is the requester’s order at its prices', async () => {
  const { status, body } = await ask({ seenTotal: 363_257.9, note: 'Best of two', buyerOrderNo: 'PO/8' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'quotes',
    status: 'Waiting',
    enquiryId: enquiry.id,
    totalPrice: 363_257.9,
    totalTons: 5.018,
    exceeded: { limit: 'order' },
    lines: [
      { itemId: null, quantity: 2, price: 58_000, priceUnit: 'Ton' },
      { quantity: 100, price: 1850, priceUnit: 'Pieces', amount: 185_000 },
    ],
  })
  expect((await ask({ seenTotal: 363_257.9 })).body.requestId).toBe(body.requestId)
  expect((await enquiryNow())?.status).toBe('InProgress')
  expect(await lettersTo(server.db, owner, '3,63,257.90')).not.toHaveLength(0)
  const approved = await approve(body.requestId, { seenTotal: 363_257.9 })
  expect(approved.status).toBe(200)
  const [orderId = 0] = approved.body.orderIds
  expect((await buyer.send(fetchOrderSuccessDetail, { orderId })).body).toMatchObject({
    totalPrice: 363_257.9,
    buyerOrderNo: 'PO/8',
    approvedBy: 'Asha Verma',
    award: { enquiryId: enquiry.id },
  })
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ buyerId: buyer.userId, approverId: owner.userId, quoteId })
  expect((await enquiryNow())?.status).toBe('Completed')
})

test('a request names what each price is per, the party and the make', async () => {
  const lines = [
    { price: 58.5, priceUnit: 'Kg', make: 'Hariom' },
    { price: 310, priceUnit: 'Metre' },
  ] as const
  expect((await offer(party, enquiry, lines)).status).toBe(200)
  const { body } = await ask()
  expect(body.lines).toMatchObject([
    { price: 58.5, priceUnit: 'Kg', amount: 117_000, name: expect.stringContaining(': Hariom SHS') },
    { price: 310, priceUnit: 'Metre', amount: 186_000, name: expect.stringContaining(': APL Apollo GI') },
  ])
})

test('a repeat is answered as before, though the enquiry is completed by now', async () => {
  const { requestId } = (await ask()).body
  expect((await approve(requestId)).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 200, body: { requestId, status: 'Approved' } })
})

test('a request for a quote that was priced anew is refused, shows the new total, and can be approved then', async () => {
  const { requestId } = (await ask()).body
  await quote(party, enquiry, [60_000, 1850], { freightPerTon: 1200 })
  expect(codeOf(await approve(requestId))).toEqual([400, 'approval-expired'])
  const now = await load(requestId)
  expect(now).toMatchObject({ status: 'Waiting', askedTotal: 363_257.9, lines: [{ price: 60_000 }, {}] })
  expect((await approve(requestId, { seenTotal: now.totalPrice })).status).toBe(200)
})

test('a quote holds until it expires; then it can only be rejected, and the enquiry stays open', async () => {
  const validUntil = new Date(Date.now() + 3 * 86_400_000)
  await quote(party, enquiry, [58_000, 1850], { validUntil: validUntil.toISOString() })
  const { body } = await ask()
  expect(body.frozenUntil).toBe(validUntil.toISOString())
  await server.db
    .update(quotes)
    .set({ validUntil: new Date(0) })
    .where(eq(quotes.id, quoteId))
  expect(codeOf(await approve(body.requestId))).toEqual([400, 'quote-expired'])
  const [line] = body.lines
  const taken = await owner.send(takeOutLines, {
    requestId: body.requestId,
    approvalLineIds: [line?.approvalLineId],
  })
  expect(codeOf(taken)).toEqual([400, 'quotes-whole'])
  const before = await server.db.$count(cartLines)
  expect((await owner.send(rejectRequest, { requestId: body.requestId, reason: 'Too late' })).status).toBe(200)
  expect([await server.db.$count(cartLines), (await enquiryNow())?.status]).toEqual([before, 'InProgress'])
})

test('asking is refused for another total, an outdated quote, and one of somebody else', async () => {
  expect(codeOf(await ask({ seenTotal: 1 }))).toEqual([400, 'quotes-changed'])
  expect(codeOf(await party.send(askForQuotes, wanted()))).toEqual([403, 'not-your-enquiry'])
  await editTo(server.db, buyer, enquiry, 3)
  expect(codeOf(await ask({}, 'later'))).toEqual([400, 'quote-outdated'])
  expect(codeOf(await buyer.send(askForApproval))).toEqual([400, 'nothing-to-ask'])
})

test('an award of cells above the limit is asked for, and approved makes one order per party', async () => {
  const [mine = 0, other = 0] = await quotesOf(enquiry)
  const cells = enquiry.itemIds.map((enquiryItemId, at) => ({ enquiryItemId, quoteId: at === 0 ? other : mine }))
  const award = { enquiryId: enquiry.id, cells }
  expect(codeOf(await buyer.send(awardLines, award))).toEqual([400, 'approval-needed'])
  const sum = (await buyer.send(previewAward, award)).body
  const { body } = await ask({ cells, seenTotal: sum.totalPrice })
  expect(body).toMatchObject({ totalPrice: sum.totalPrice, lines: [{ quantity: 2 }, { quantity: 100 }] })
  const approved = (await approve(body.requestId, { seenTotal: sum.totalPrice })).body
  const made = await server.db.select().from(orders).where(inArray(orders.id, approved.orderIds))
  expect(made.map((order) => order.quoteId).sort()).toEqual([mine, other].sort())
  expect(made.reduce((total, order) => total + order.totalPaise, 0n)).toBe(BigInt(Math.round(sum.totalPrice * 100)))
})
