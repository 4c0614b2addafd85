import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchBuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { keepList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { loadTruck } from '../../testing/trucks/trucks'
import { editTo, quote, tonsAndPieces } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const admin = useAdmin(server)

const HOUR = 3_600_000
const DAY = 24 * HOUR
const fromNow = (ms: number) => new Date(Date.now() + ms)

const deskOf = async (browser: TestBrowser) => {
  const { status, body } = await browser.send(fetchBuyerDesk)
  expect(status).toBe(200)
  return body
}

let items: number[]
beforeAll(async () => {
  items = await someItems(server.db, 4)
  await giveAddresses(server.db, buyer.userId, other.userId)
})

/** Sets an item's price as it was so many days ago, and since then. */
async function priceItem(itemId: number, ...prices: readonly { daysAgo: number; rupees: number }[]) {
  await server.db.delete(priceChanges).where(eq(priceChanges.stockItemId, itemId))
  await server.db.insert(priceChanges).values(
    prices.map(({ daysAgo, rupees }) => ({
      stockItemId: itemId,
      newPaisePerTon: BigInt(rupees) * 100n,
      changedAt: fromNow(-daysAgo * DAY),
    })),
  )
  const last = BigInt(prices.at(-1)?.rupees ?? 0) * 100n
  await server.db.update(stockItems).set({ pricePaisePerTon: last }).where(eq(stockItems.id, itemId))
}

test('whoever has bought nothing has an empty desk, and a visitor none', async () => {
  expect(await deskOf(rival)).toEqual({
    sells: false,
    now: expect.any(String),
    quotesToDecide: { total: 0, shown: [] },
    changedPrices: { total: 0, shown: [] },
    ordersUnderWay: { total: 0, shown: [] },
    lists: { total: 0, shown: [] },
    sizes: [],
  })
  expect((await new TestBrowser(server).send(fetchBuyerDesk)).status).toBe(401)
})

describe('quotes to decide', () => {
  test('the one that ends first on top, with the cost per ton of its comparison', async () => {
    const later = await tonsAndPieces(server.db, buyer.userId)
    const soon = await tonsAndPieces(server.db, buyer.userId)
    const open = await tonsAndPieces(server.db, buyer.userId)
    await tonsAndPieces(server.db, buyer.userId)
    const until = (ms: number) => ({ validUntil: fromNow(ms).toISOString(), freightPerTon: 1200 })
    await quote(party, open, [60_000, 1900])
    await quote(party, later, [60_000, 1900], until(3 * DAY))
    await quote(party, soon, [62_000, 1950], until(2 * DAY))
    await quote(rival, soon, [61_000, 1900], until(6 * HOUR))
    const { quotesToDecide } = await deskOf(buyer)
    expect(quotesToDecide.total).toBe(3)
    expect(quotesToDecide.shown.map(({ enquiryId, quotes }) => [enquiryId, quotes])).toEqual([
      [soon.id, 2],
      [later.id, 1],
      [open.id, 1],
    ])
    const { body: compared } = await buyer.send(fetchQuotes, { enquiryId: soon.id })
    const lowest = Math.min(...compared.map(({ landedCostPerTon }) => landedCostPerTon))
    expect(quotesToDecide.shown[0]).toMatchObject({ itemCount: 2, tons: 5.018, landedFrom: lowest })
    expect(quotesToDecide.shown[2]).toMatchObject({ endsAt: null })
  })

  test('none that has ended or is for an earlier form of the enquiry', async () => {
    const before = (await deskOf(buyer)).quotesToDecide.total
    const enquiry = await tonsAndPieces(server.db, buyer.userId)
    await quote(party, enquiry, [60_000, 1900], { validUntil: fromNow(2 * HOUR).toISOString() })
    expect((await deskOf(buyer)).quotesToDecide.total).toBe(before + 1)
    await editTo(server.db, buyer, enquiry, 3)
    expect((await deskOf(buyer)).quotesToDecide.total).toBe(before)
  })

  test('another buyer’s wait for him alone', async () => {
    expect((await deskOf(other)).quotesToDecide.total).toBe(0)
    expect((await deskOf(party)).quotesToDecide.total).toBe(0)
  })
})

describe('prices that changed in the cart', () => {
  test('since the item was put there, and what the line costs more', async () => {
    const [moved = 0, steady = 0, gone = 0] = items
    await putIntoCart(server.db, [buyer.userId], [moved, steady, gone], { quantity: '2' })
    await server.db
      .update(cartLines)
      .set({ addedAt: fromNow(-3 * DAY) })
      .where(eq(cartLines.buyerId, buyer.userId))
    await priceItem(
      moved,
      { daysAgo: 30, rupees: 59_000 },
      { daysAgo: 9, rupees: 60_400 },
      { daysAgo: 1, rupees: 61_050 },
    )
    await priceItem(steady, { daysAgo: 9, rupees: 58_000 })
    await priceItem(gone, { daysAgo: 9, rupees: 58_000 }, { daysAgo: 1, rupees: 59_000 })
    await server.db.update(stockItems).set({ active: false }).where(eq(stockItems.id, gone))
    const { changedPrices } = await deskOf(buyer)
    expect(changedPrices).toMatchObject({
      total: 1,
      shown: [{ itemId: moved, unit: 'Ton', quantity: 2, before: 60_400, price: 61_050, difference: 1300 }],
    })
    expect((await deskOf(other)).changedPrices.total).toBe(0)
    await server.db.update(stockItems).set({ active: true }).where(eq(stockItems.id, gone))
    await server.db.delete(cartLines).where(eq(cartLines.buyerId, buyer.userId))
  })

  test('a price that went up and came back has not changed', async () => {
    const [itemId = 0] = items
    await putIntoCart(server.db, [buyer.userId], [itemId])
    await priceItem(itemId, { daysAgo: 9, rupees: 60_000 }, { daysAgo: 0, rupees: 60_000 })
    expect((await deskOf(buyer)).changedPrices.total).toBe(0)
    await server.db.delete(cartLines).where(eq(cartLines.buyerId, buyer.userId))
  })
})

describe('orders under way', () => {
  test('with their stages, the newest first; a delivered one is not under way', async () => {
    const [stockItemId = 0] = items
    const ids: number[] = []
    for (let at = 0; at < 7; at++) ids.push(await placeOrder(server.db, buyer.userId, [{ stockItemId }]))
    const [delivered = 0, cancelled = 0] = ids
    for (const status of ['Processing', 'Dispatched', 'Delivered'] as const)
      await admin.send(setOrderStatus, { orderId: delivered, status, note: '' })
    await admin.send(setOrderStatus, { orderId: cancelled, status: 'Cancelled', note: '' })
    await admin.send(setOrderStatus, { orderId: ids[6], status: 'Processing', note: 'Cutting on Friday' })
    const { ordersUnderWay } = await deskOf(buyer)
    expect(ordersUnderWay.total).toBe(5)
    expect(ordersUnderWay.shown.map(({ orderId }) => orderId)).toEqual(ids.slice(2).reverse())
    expect(ordersUnderWay.shown[0]).toMatchObject({
      status: 'Processing',
      shippingCity: 'Rewari',
      tons: 1,
      statusChanges: [{ status: 'Confirmed' }, { status: 'Processing', note: 'Cutting on Friday' }],
    })
    expect((await deskOf(other)).ordersUnderWay.total).toBe(0)
  })

  test('at most five are shown, and all are counted', async () => {
    const [stockItemId = 0] = items
    await placeOrder(server.db, buyer.userId, [{ stockItemId }])
    const { ordersUnderWay } = await deskOf(buyer)
    expect([ordersUnderWay.total, ordersUnderWay.shown.length]).toEqual([6, 5])
  })

  test('each with its own trucks that are not closed', async () => {
    const [stockItemId = 0] = items
    const { db } = server
    const orderId = await placeOrder(db, buyer.userId, [{ stockItemId }])
    const invoiced = { invoiceNo: 'INV/T/1' }
    await loadTruck(db, orderId, undefined, { ...invoiced, state: 'Closed' })
    const road = await loadTruck(db, orderId, undefined, { ...invoiced, state: 'Dispatched', expectedOn: '2026-11-20' })
    const planned = await loadTruck(db, orderId, undefined, { state: 'Planned', vehicleNo: null })
    const { shown } = (await deskOf(buyer)).ordersUnderWay
    expect(shown[0]?.trucks).toEqual([
      {
        ...{ consignmentId: road, number: 2, state: 'Dispatched' },
        ...{ vehicleNo: 'HR55AB1234', expectedOn: '2026-11-20', ewayLastDay: null },
      },
      { consignmentId: planned, number: 3, state: 'Planned', vehicleNo: null, expectedOn: null, ewayLastDay: null },
    ])
    expect(shown.slice(1).flatMap(({ trucks }) => trucks)).toEqual([])
  })
})

describe('lists', () => {
  const line = (priced: object | null) => ({ line: '50x50x2.9', isLine: true, priced })

  test('what they come to at today’s prices, and how that moved', async () => {
    const [one = 0, two = 0] = items
    await priceItem(one, { daysAgo: 9, rupees: 61_050 })
    await priceItem(two, { daysAgo: 9, rupees: 58_000 })
    const priced = { brandName: 'Tata Structura', quantity: 2, unit: 'Ton', weight: 2000 }
    await buyer.send(keepList, {
      name: 'Shed 3',
      lines: [
        line({ ...priced, itemId: one, price: 60_400 }),
        line({ ...priced, itemId: two, price: 58_000 }),
        line({ ...priced, itemId: 999_999, price: 58_000 }),
        line(null),
      ],
    })
    const { lists } = await deskOf(buyer)
    expect(lists).toMatchObject({
      total: 1,
      shown: [{ name: 'Shed 3', lineCount: 4, tons: 4, amount: 238_100, move: 1300, gone: 1 }],
    })
    expect((await deskOf(other)).lists.total).toBe(0)
  })

  test('figures that only a made-up client keeps fail nothing', async () => {
    const odd = { itemId: items[0], brandName: 'x', price: 1e-7, quantity: 1, unit: 'Ton', weight: 1e12 }
    expect((await buyer.send(keepList, { name: 'Odd', lines: [line(odd)] })).status).toBe(200)
    expect((await deskOf(buyer)).lists.total).toBe(2)
  })
})

describe('sizes that he buys', () => {
  test('the lowest offer in stock of what he ordered most of, with its prices of 60 days', async () => {
    const [ordered = 0] = items
    const [item] = await server.db.select().from(stockItems).where(eq(stockItems.id, ordered))
    const offers = await server.db
      .select()
      .from(stockItems)
      .where(eq(stockItems.thicknessId, item?.thicknessId ?? 0))
    for (const { id } of offers) await priceItem(id, { daysAgo: 90, rupees: 70_000 })
    await priceItem(
      ordered,
      { daysAgo: 90, rupees: 55_000 },
      { daysAgo: 70, rupees: 56_000 },
      { daysAgo: 20, rupees: 57_000 },
      { daysAgo: 20, rupees: 57_500 },
      { daysAgo: 0, rupees: 58_150 },
    )
    const { sizes } = await deskOf(buyer)
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toMatchObject({ itemId: ordered, price: 58_150, move: 650 })
    expect(sizes[0]?.history.map(({ price }) => price)).toEqual([56_000, 57_500, 58_150])
    await server.db.update(stockItems).set({ availableKg: 0n }).where(eq(stockItems.id, ordered))
    const [instead] = (await deskOf(buyer)).sizes
    expect(instead?.itemId).not.toBe(ordered)
    expect(instead?.price ?? 70_000).toBe(70_000)
    expect((await deskOf(other)).sizes).toEqual([])
  })
})
