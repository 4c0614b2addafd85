import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import { previewAward } from '@lohahaat/contract/sourcing/awards/award-preview'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { rupees } from '@lohahaat/domain/platform/money'
import { brands } from '../../db/tables/reference/brands'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { orders } from '../../db/tables/ordering/orders'
import { quotes } from '../../db/tables/sourcing/quotes'
import { users } from '../../db/tables/identity/users'
import { giveAddresses } from '../../testing/carts'
import { offer, threeLines, type Said } from '../../testing/offers'
import { editTo, lettersTo, type PlacedEnquiry } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const colleague = useBuyer(server)
const [party, rival, third] = [useBuyer(server), useBuyer(server), useBuyer(server)]
const parties = [party, rival, third]
let enquiry: PlacedEnquiry
let quoteIds: number[]

/** Which party each line goes to, by its place; null: to none. */
const cellsOf = (...chosen: (number | null)[]) =>
  chosen.flatMap((of, place) => (of === null ? [] : [{ enquiryItemId: enquiry.itemIds[place], quoteId: quoteIds[of] }]))
const award = (cells: unknown, more: object = {}, browser = buyer, headers = {}) =>
  browser.send(awardLines, { enquiryId: enquiry.id, cells, ...more }, headers)
const preview = (cells: unknown, browser = buyer) => browser.send(previewAward, { enquiryId: enquiry.id, cells })
const order = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const listIds = async () => {
  const found = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  quoteIds = parties.map(({ userId }) => found.find(({ partyId }) => partyId === userId)?.id ?? 0)
}
const quoteAll = async (...said: (readonly Said[] | null)[]) => {
  enquiry = await threeLines(server.db, buyer.userId)
  for (const [at, lines] of said.entries()) {
    const browser = parties[at]
    if (browser && lines) await offer(browser, enquiry, lines, at === 0 ? { freightPerTon: 1200 } : {})
  }
  await listIds()
}

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  const [owner] = await server.db.select().from(users).where(eq(users.id, buyer.userId))
  await server.db
    .update(users)
    .set({ companyId: owner?.companyId ?? 0, companyRole: 'Buyer' })
    .where(eq(users.id, colleague.userId))
})

beforeEach(() => quoteAll([58_000, 1850, 60_000], [60_000, 1800, null], [null, null, 55_000]))

test('a preview says what each lot and all cost, and what that saves against the best single quote', async () => {
  const { body } = await preview(cellsOf(0, 1, 2))
  expect(body.lots.map(({ quoteId, enquiryItemIds, handlingFee }) => [quoteId, enquiryItemIds, handlingFee])).toEqual([
    [quoteIds[0], [enquiry.itemIds[0]], 0],
    [quoteIds[1], [enquiry.itemIds[1]], 500],
    [quoteIds[2], [enquiry.itemIds[2]], 500],
  ])
  const [whole] = (await buyer.send(fetchQuotes, { enquiryId: String(enquiry.id) })).body
  expect(body.bestSingle).toEqual({ quoteId: quoteIds[0], party: whole?.party, totalPrice: whole?.totalPrice })
  expect(rupees(body.saves ?? 0)).toBe(rupees(whole?.totalPrice ?? 0) - rupees(body.totalPrice))
  expect(body.lots.reduce((sum, { totalPrice }) => sum + rupees(totalPrice), 0n)).toBe(rupees(body.totalPrice))
  expect(body).toMatchObject({ extraCharges: 1600, leftOutItemIds: [] })
})

test('of some lines, the best single quote is for the same lines; where no party offers them all there is none', async () => {
  const two = (await preview(cellsOf(1, 1, null))).body
  expect(two.leftOutItemIds).toEqual([enquiry.itemIds[2]])
  expect(two.bestSingle).toEqual({
    ...{ quoteId: quoteIds[1], party: expect.any(String), totalPrice: two.totalPrice },
  })
  expect(two.saves).toBe(0)
  await quoteAll(null, [60_000, 1800, null], [null, null, 55_000])
  expect((await preview(cellsOf(1, 1, 2))).body).toMatchObject({ bestSingle: null, saves: null })
})

test('the award is one order per party at the preview’s total, and completes the enquiry', async () => {
  const cells = cellsOf(0, 1, null)
  const { totalPrice } = (await preview(cells)).body
  const { status, body } = await award(cells, { seenTotal: totalPrice, buyerOrderNo: 'PO 7' })
  expect(status).toBe(200)
  const made = await Promise.all(body.orderIds.map(order))
  expect(made.reduce((sum, each) => sum + rupees(each.totalPrice), 0n)).toBe(rupees(totalPrice))
  expect(made.map(({ orderLines, buyerOrderNo }) => [orderLines.length, buyerOrderNo])).toEqual([
    [1, 'PO 7'],
    [1, 'PO 7'],
  ])
  const after = (await buyer.send(fetchQuotes, { enquiryId: String(enquiry.id) })).body
  const ordered = after.map(({ partyId, accepted, items }) => [
    partyId,
    accepted,
    items.map(({ ordered }) => !!ordered),
  ])
  expect(new Set(ordered)).toEqual(
    new Set([
      [party.userId, true, [true, false, false]],
      [rival.userId, true, [false, true]],
      [third.userId, false, [false]],
    ]),
  )
  const [lost] = (await lettersTo(server.db, third, enquiry.leadId)).slice(-1)
  expect(lost?.text).toContain('to another party')
  expect(lost?.text).not.toMatch(/₹|\d,\d{3}/)
})

test('the order names supplier, make, grade, length, days and wishes of each line', async () => {
  const [one = 0, two = 0] = enquiry.itemIds
  const asked = { make: 'Jindal', grade: 'YSt 310', remark: 'Site B', lengthMetres: 12 }
  await server.db.update(enquiryItems).set(asked).where(eq(enquiryItems.id, one))
  await server.db.update(enquiryItems).set({ make: 'Jindal' }).where(eq(enquiryItems.id, two))
  const [brand] = await server.db.select().from(brands).where(eq(brands.name, 'Tata Structura'))
  await offer(party, enquiry, [
    { price: 60, priceUnit: 'Kg', deliveryDays: 1 },
    { price: 1850, brandId: brand?.id ?? 0, deliveryDays: 10 },
    60_000,
  ])
  const { body } = await award(cellsOf(0, 0, 0))
  const made = await order(body.orderIds[0] ?? 0)
  expect(made.orderLines).toMatchObject([
    {
      ...{ brandName: 'Jindal', grade: 'YSt 310', remark: 'Site B', length: 12, delivery: '1 day' },
      ...{ price: 60, priceUnit: 'Kg', amount: 120_000 },
    },
    { brandName: 'Tata Structura', grade: null, delivery: '10 days', price: 1850, amount: 185_000 },
    { brandName: 'APL Apollo', length: 6, price: 60_000, amount: 60_000 },
  ])
  expect(made.orderLines[1]).not.toHaveProperty('priceUnit')
  expect(made.award?.leadId).toBe(enquiry.leadId)
  const unnamed = await threeLines(server.db, buyer.userId, { brandId: null })
  await offer(party, unnamed, [58_000, 1850, 60_000])
  const [quote] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, unnamed.id))
  const { orderId } = (await buyer.send(acceptQuote, { quoteId: quote?.id })).body
  expect((await order(orderId)).orderLines[0]?.brandName).toBe('Any brand')
})

test('accepting a quote for a part orders that part', async () => {
  const { status, body } = await buyer.send(acceptQuote, { quoteId: quoteIds[1] })
  expect(status).toBe(200)
  expect((await order(body.orderId)).orderLines).toHaveLength(2)
  expect(await server.db.select().from(enquiries).where(eq(enquiries.id, enquiry.id))).toMatchObject([
    { status: 'Completed' },
  ])
})

test('the cheapest split counts in quotes for a part, and says which lines nobody offers', async () => {
  await quoteAll([58_000, null, null], [60_000, 1800, null])
  const [split] = (await buyer.send(fetchSplitQuotes, { enquiryId: String(enquiry.id) })).body
  expect(split?.leftOutItemIds).toEqual([enquiry.itemIds[2]])
  const cells = split?.lots.flatMap(({ quoteId, enquiryItemIds }) =>
    enquiryItemIds.map((enquiryItemId) => ({ enquiryItemId, quoteId })),
  )
  expect((await preview(cells)).body).toEqual(split)
})

describe('an award is refused', () => {
  const stays = async () =>
    expect(await server.db.select().from(enquiries).where(eq(enquiries.id, enquiry.id))).toMatchObject([
      { status: 'InProgress' },
    ])

  test.each<[string, () => unknown, string]>([
    ['of nothing', () => [], 'Please choose a quote for at least one line.'],
    ['of no list', () => 'all', 'Please choose a quote for at least one line.'],
    ['of a line to two quotes', () => [...cellsOf(0), ...cellsOf(1)], 'A line can be given to one quote only.'],
    ['of a line that is not offered', () => cellsOf(0, 0, 1), refusalTexts.lineNotOffered],
    ['to a quote that is not there', () => [{ ...cellsOf(0)[0], quoteId: 2_000_000_000 }], refusalTexts.quoteNotFound],
    ['of a line that is not there', () => [{ ...cellsOf(0)[0], enquiryItemId: 1 }], refusalTexts.enquiryChanged],
  ])('%s, and so is its preview', async (_, cells, text) => {
    expect(await award(cells())).toMatchObject({ status: 400, error: text })
    expect(await preview(cells())).toMatchObject({ status: 400, error: text })
    await stays()
  })

  test('of a quote that is outdated or has expired, at another total than seen, or by another company', async () => {
    const cells = cellsOf(0, 0, null)
    await server.db
      .update(quotes)
      .set({ validUntil: new Date() })
      .where(eq(quotes.id, quoteIds[0] ?? 0))
    expect(await award(cells)).toMatchObject({ status: 400, error: refusalTexts.quoteExpired })
    expect(await award(cellsOf(1, 1, null), { seenTotal: 1 })).toMatchObject({ error: refusalTexts.quotesChanged })
    expect(await award(cellsOf(1, 1, null), {}, rival)).toMatchObject({ status: 403 })
    expect(await preview(cellsOf(1, 1, null), rival)).toMatchObject({ status: 403 })
    await stays()
    await editTo(server.db, buyer, enquiry, 3)
    const [left] = enquiry.itemIds
    const edited = [{ enquiryItemId: left, quoteId: quoteIds[1] }]
    expect(await award(edited)).toMatchObject({ status: 400, error: refusalTexts.quoteOutdated })
  })

  test('once it is completed, and so is a preview', async () => {
    await award(cellsOf(1))
    const error = refusalTexts.enquiryCompleted(enquiry.leadId)
    expect(await award(cellsOf(0))).toMatchObject({ status: 400, error })
    expect(await preview(cellsOf(0))).toMatchObject({ status: 400, error })
  })
})

test('a repeat with the same key answers the same orders', async () => {
  const before = await server.db.$count(orders)
  const key = { 'idempotency-key': `award ${enquiry.id}` }
  const [first, second] = await Promise.all([1, 2].map(() => award(cellsOf(0, 1), {}, buyer, key)))
  expect(second?.body).toEqual(first?.body)
  expect((await server.db.$count(orders)) - before).toBe(2)
})

test('of two members who award at once, one wins', async () => {
  const before = await server.db.$count(orders)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => award(cellsOf(n % 2, n % 2), {}, n % 2 ? buyer : colleague)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  expect((await server.db.$count(orders)) - before).toBe(1)
})

test('whatever is awarded, the orders add up to the preview’s total, to the paisa', async () => {
  const price = fc.integer({ min: 1, max: 7_000_000 }).map((paise) => paise / 100)
  const line = fc.option(
    fc.record({ price, priceUnit: fc.constantFrom('Ton', 'Kg', 'Pieces', 'Metre') as fc.Arbitrary<'Kg'> }),
  )
  const lines = fc.tuple(line, line, line).filter((said) => said.some(Boolean))
  const choice = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3))
  await fc.assert(
    fc.asyncProperty(lines, lines, lines, choice, async (one, two, last, wanted) => {
      const said = [one, two, last]
      await quoteAll(...said)
      const chosen = wanted.map((at, place) => (said[at]?.[place] ? at : null))
      if (chosen.every((at) => at === null)) return
      const { totalPrice } = (await preview(cellsOf(...chosen))).body
      const { status, body } = await award(cellsOf(...chosen), { seenTotal: totalPrice })
      expect(status).toBe(200)
      const made = await Promise.all(body.orderIds.map(order))
      expect(made.reduce((sum, each) => sum + rupees(each.totalPrice), 0n)).toBe(rupees(totalPrice))
      for (const { orderLines, goodsPrice } of made)
        expect(orderLines.reduce((sum, { amount }) => sum + rupees(amount), 0n)).toBe(rupees(goodsPrice))
    }),
    { numRuns: 12 },
  )
})
