import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { addresses } from '../../db/tables/ordering/addresses'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { orders } from '../../db/tables/ordering/orders'
import { quotes } from '../../db/tables/sourcing/quotes'
import { users } from '../../db/tables/identity/users'
import { emailOf, lettersTo, quote } from '../../testing/quotes'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { useQuotedEnquiry } from '../../testing/scenes/quoted-enquiry'

const server = useTestServer()
const admin = useAdmin(server)
const { buyer, party, rival, given, accept, acceptSplit, state } = useQuotedEnquiry(server)

const order = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body

test('an accepted quote is an order at the quoted prices, by the piece and by the ton, with freight', async () => {
  const { status, body } = await accept({ seenTotal: 363_257.9 })
  expect(status).toBe(200)
  const nothing = { itemId: null, grade: null, standard: null, stamp: null, mtc: false, iso: false }
  const line = { ...nothing, brandName: 'APL Apollo', departmentName: 'Pipe', delivery: expect.any(String), length: 6 }
  const charges = { gstPercent: 18, gstAmount: 54_180, weighmentCharge: 300, loadingCharge: 1254.5 }
  expect(await order(body.orderId)).toMatchObject({
    ...{
      ...charges,
      status: 'Confirmed',
      legalName: 'Verma Fabricators',
      shippingCity: 'Rewari',
      totalTons: 5.018,
    },
    ...{ goodsPrice: 301_000, platformFee: 501.8, handlingFee: 0, freightCharge: 6021.6 },
    totalPrice: 363_257.9,
    orderLines: [
      {
        ...{ ...line, className: 'SHS', size: '50x50', thickness: '2.9', hsn: '73066100' },
        ...{ quantity: 2, unit: 'Ton', tons: 2, price: 58_000, amount: 116_000 },
      },
      {
        ...{ ...line, className: 'GI', size: '50 NB', thickness: '3.6', hsn: '73063090' },
        ...{ quantity: 100, unit: 'Pieces', weightPerPiece: 30.18, tons: 3.018, price: 1850, amount: 185_000 },
      },
    ],
  })
  const { enquiry: completed } = await state()
  expect(completed).toMatchObject([{ status: 'Completed', closeReason: null }])
  const compared = (await buyer.send(fetchQuotes, { enquiryId: String(given.enquiry.id) })).body
  expect(compared.map(({ accepted, orderId }) => [accepted, orderId])).toEqual([
    [false, null],
    [true, body.orderId],
  ])
})

test('everybody hears of it: only the chosen party learns who buys, and nobody who else quoted', async () => {
  await server.db.update(enquiries).set({ contactName: 'Site office' }).where(eq(enquiries.id, given.enquiry.id))
  const { orderNo } = await order((await accept()).body.orderId)
  expect((await lettersTo(server.db, buyer, orderNo)).map(({ subject }) => subject)).toEqual([
    `Order ${orderNo} is confirmed`,
  ])
  const [won] = await lettersTo(server.db, party, given.enquiry.leadId)
  expect(won?.subject).toBe(`Your quote for enquiry ${given.enquiry.leadId} is accepted`)
  const email = await emailOf(server.db, buyer)
  for (const words of [orderNo, 'Verma Fabricators', `Site office: 9812345678, ${email}`, '₹1,85,000.00'])
    expect(won?.text).toContain(words)
  const [lost] = await lettersTo(server.db, rival, given.enquiry.leadId)
  expect(lost?.subject).toBe(`Enquiry ${given.enquiry.leadId} is closed`)
  expect(lost?.text).not.toMatch(/Verma|₹|@works|LH\//)

  const view = async (browser: typeof buyer) =>
    (await browser.send(fetchQuotePrice, { enquiryId: String(given.enquiry.id) })).body[0]
  const contact = { name: 'Site office', legalName: 'Verma Fabricators', phone: '9812345678', email }
  expect(await view(party)).toMatchObject({ buyerContact: contact, buyerName: contact.legalName, ownQuote: 'accepted' })
  expect(await view(rival)).toMatchObject({ buyerContact: null, buyerName: null })
})

test('a split says what each party delivers, what the further lot costs and what it saves', async () => {
  const [first, second] = given.enquiry.itemIds
  const fetch = async () => (await buyer.send(fetchSplitQuotes, { enquiryId: String(given.enquiry.id) })).body
  expect(await fetch()).toMatchObject([
    {
      lots: [
        { quoteId: given.quoteId, enquiryItemIds: [first], totalPrice: 140_280, freightCharge: 2400 },
        { quoteId: given.rivalId, enquiryItemIds: [second], totalPrice: 214_256.3, handlingFee: 500 },
      ],
      ...{ totalPrice: 354_536.3, landedCostPerTon: 70_652.91, extraCharges: 800, saves: 1520 },
    },
  ])
  await buyer.send(closeEnquiry, { enquiryId: given.enquiry.id })
  expect(await fetch()).toEqual([])
})

test('a split is one order per party, and the further one bears the handling', async () => {
  const { body } = await acceptSplit({ seenTotal: 354_536.3 })
  const [first, second] = await Promise.all(body.orderIds.map(order))
  expect(first).toMatchObject({
    ...{ goodsPrice: 116_000, gstAmount: 20_880, weighmentCharge: 300, loadingCharge: 500, platformFee: 200 },
    ...{ handlingFee: 0, freightCharge: 2400, totalPrice: 140_280 },
    orderLines: [{ className: 'SHS' }],
  })
  expect(second).toMatchObject({
    ...{ goodsPrice: 180_000, gstAmount: 32_400, weighmentCharge: 300, loadingCharge: 754.5, platformFee: 301.8 },
    ...{ handlingFee: 500, freightCharge: 0, totalPrice: 214_256.3 },
    orderLines: [{ className: 'GI' }],
  })
  for (const browser of [party, rival])
    expect((await lettersTo(server.db, browser, given.enquiry.leadId))[0]?.subject).toContain('is accepted')
})

test('deleting a line charges freight anew by the ton, and leaves the handling of a lot as agreed', async () => {
  const { body } = await accept()
  const [line] = (await order(body.orderId)).orderLines
  await server.db
    .update(orders)
    .set({ handlingPaise: 50_000n, totalPaise: 36_375_790n })
    .where(eq(orders.id, body.orderId))
  await buyer.send(deleteItem, { orderId: body.orderId, orderLineId: line?.orderLineId })
  expect(await order(body.orderId)).toMatchObject({
    ...{ goodsPrice: 185_000, gstAmount: 33_300, loadingCharge: 754.5, platformFee: 301.8 },
    ...{ handlingFee: 500, freightCharge: 3621.6, totalPrice: 223_777.9 },
  })
})

test('the order names the supplier, the enquiry and the terms as they were accepted, and what the buyer adds', async () => {
  await quote(party, given.enquiry, [58_000, 1850], { paymentTerms: '30 days from dispatch', remark: 'Ex Raipur' })
  const { body } = await accept({ buyerOrderNo: 'PO-9', wantedDay: '2099-01-31' })
  await server.db.update(quotes).set({ paymentTerms: 'Cash', remark: null }).where(eq(quotes.id, given.quoteId))
  await server.db.update(users).set({ legalName: 'Renamed' }).where(eq(users.id, party.userId))
  const placed = await order(body.orderId)
  await server.db
    .update(users)
    .set({ legalName: placed.award?.party ?? '' })
    .where(eq(users.id, party.userId))
  expect(placed).toMatchObject({
    buyerOrderNo: 'PO-9',
    wantedDay: '2099-01-31',
    award: {
      ...{ enquiryId: given.enquiry.id, leadId: given.enquiry.leadId, party: expect.not.stringContaining('Renamed') },
      ...{ paymentTerms: '30 days from dispatch', remark: 'Ex Raipur' },
    },
    payment: { terms: '30 days from dispatch' },
  })
  expect((await admin.send(fetchOrderSuccessDetail, { orderId: body.orderId })).body).toEqual(placed)
  const [won] = await lettersTo(server.db, party, given.enquiry.leadId)
  expect(won?.text).toContain('Wanted on 31 Jan 2099.')
})

test('a comparison that is completed is never priced anew, neither by newer fees nor by the time since', async () => {
  await quote(rival, given.enquiry, [60_000, 1800], { validUntil: new Date(Date.now() + 60_000).toISOString() })
  const compared = async () => (await buyer.send(fetchQuotes, { enquiryId: String(given.enquiry.id) })).body
  const before = await compared()
  const { body } = await accept({ seenTotal: 363_257.9 })
  const [{ id: _, ...fees } = { id: 0 }] = await server.db.select().from(feeStructures)
  await server.db
    .insert(feeStructures)
    .values({ ...(fees as typeof feeStructures.$inferInsert), loadingPaisePerTon: 99_900n, createdAt: new Date() })
  await server.db.update(quotes).set({ validUntil: new Date() }).where(eq(quotes.id, given.rivalId))
  const after = await compared()
  const [newest] = await server.db.select().from(feeStructures).orderBy(desc(feeStructures.id)).limit(1)
  await server.db.delete(feeStructures).where(eq(feeStructures.id, newest?.id ?? 0))
  const settled = { accepted: expect.any(Boolean), orderId: expect.anything(), validUntil: expect.anything() }
  expect(after).toEqual(
    before.map((one) => ({
      ...{ ...one, ...settled },
      orderId: one.quoteId === given.quoteId ? body.orderId : null,
      items: one.items.map((item) => ({ ...item, ...(one.quoteId === given.quoteId && { ordered: true }) })),
      validUntil: one.quoteId === given.rivalId ? expect.any(String) : one.validUntil,
    })),
  )
})

test('one that was closed without an award keeps the fees of that moment', async () => {
  const compared = async () => (await buyer.send(fetchQuotes, { enquiryId: String(given.enquiry.id) })).body
  const before = await compared()
  await buyer.send(closeEnquiry, { enquiryId: given.enquiry.id })
  const [{ id: _, ...fees } = { id: 0 }] = await server.db.select().from(feeStructures)
  const later = { ...fees, loadingPaisePerTon: 99_900n, createdAt: new Date(Date.now() + 1000) }
  await server.db.insert(feeStructures).values(later as typeof feeStructures.$inferInsert)
  const after = await compared()
  const [newest] = await server.db.select().from(feeStructures).orderBy(desc(feeStructures.id)).limit(1)
  await server.db.delete(feeStructures).where(eq(feeStructures.id, newest?.id ?? 0))
  expect(after).toEqual(before)
})

test('goods and bill go to the addresses that were named, else to those last used', async () => {
  const own = (kind: 'billing' | 'shipping') =>
    server.db
      .select()
      .from(addresses)
      .where(and(eq(addresses.buyerId, buyer.userId), eq(addresses.kind, kind)))
      .orderBy(desc(addresses.id))
  const [{ id: _, ...yard } = { id: 0 }] = await own('shipping')
  const older = { ...yard, city: 'Nagpur', lastUsedAt: new Date(0) } as typeof addresses.$inferInsert
  await server.db.insert(addresses).values([older, { ...older, kind: 'billing', gstNumber: '06AAACA0000A1Z2' }])
  const [shipping, billing] = [(await own('shipping'))[0]?.id, (await own('billing'))[0]?.id]
  expect((await accept({ shippingAddressId: billing })).error).toBe(refusalTexts.unknownRecord)
  const { body } = await accept({ shippingAddressId: shipping })
  expect(await order(body.orderId)).toMatchObject({ shippingCity: 'Nagpur', billingCity: 'Rewari' })
})
