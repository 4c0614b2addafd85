import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orderMessages } from '@lohahaat/contract/platform/messages/orders'
import { toRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { cartTotals } from '@lohahaat/domain/ordering/totals'
import { brands } from '../../db/tables/reference/brands'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { giveAddresses, setStock, someItems } from '../../testing/carts'
import { mailsAbout, placeOrder, stockOf } from '../../testing/orders'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { listLines } from './change-order.repository'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)
let buyerId: number
let items: number[]

const remove = (orderId: number, orderLineId: number, browser = buyer) =>
  browser.send(deleteItem, { orderId, orderLineId })
const load = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const lineIds = async (id: number) => (await load(id)).orderLines.map(({ orderLineId }) => orderLineId)

beforeAll(async () => {
  buyerId = buyer.userId
  await giveAddresses(server.db, buyerId, other.userId)
  items = await someItems(server.db, 4)
  const makers = await server.db.select({ id: brands.id }).from(brands).orderBy(brands.id).limit(3)
  for (const [n, item] of items.entries())
    await server.db
      .update(stockItems)
      .set({
        brandId: makers[n % 3]?.id ?? 0,
        pieceGrams: 30_180n + BigInt(n),
        pricePaisePerTon: 6_200_000n + BigInt(n),
      })
      .where(eq(stockItems.id, item))
})

beforeEach(async () => {
  for (const item of items) await setStock(server.db, item, 10_000n)
})

test('neither an order nor what comes back from it counts as an edit of the item, though an open form is refused', async () => {
  const [first = 0, second = 0] = items
  const edited = { updatedAt: new Date('2026-01-05T06:00:00Z'), updatedBy: other.userId, version: 3 }
  await server.db.update(stockItems).set(edited).where(eq(stockItems.id, first))
  const itemNow = async () =>
    (await server.db.select().from(stockItems).where(eq(stockItems.id, first))).map(
      ({ availableKg, version, updatedAt, updatedBy }) => ({ availableKg, version, updatedAt, updatedBy }),
    )
  const id = await placeOrder(
    server.db,
    buyerId,
    [first, second].map((stockItemId) => ({ stockItemId, quantity: '2' })),
  )
  expect(await itemNow()).toEqual([{ ...edited, availableKg: 8_000n, version: 4 }])
  const [deleted = 0] = await lineIds(id)
  await remove(id, deleted)
  expect(await itemNow()).toEqual([{ ...edited, availableKg: 10_000n, version: 5 }])
})

test('the rest is charged anew, the stock of the line comes back, and a mail tells the new amounts', async () => {
  const [first = 0, second = 0] = items
  const id = await placeOrder(server.db, buyerId, [
    { stockItemId: first, quantity: '2' },
    { stockItemId: second, unit: 'Pieces', quantity: '3' },
  ])
  const [, deleted = 0] = await lineIds(id)
  expect((await load(id)).handlingFee).toBe(500)
  expect((await remove(id, deleted)).body).toEqual({ success: true, orderRemoved: false })
  const order = await load(id)
  expect(order).toMatchObject({
    status: 'Confirmed',
    totalTons: 2,
    goodsPrice: 124_000,
    gstAmount: 22_320,
    weighmentCharge: 300,
    loadingCharge: 500,
    platformFee: 200,
    handlingFee: 0,
    totalPrice: 147_320,
    orderLines: [{ itemId: first }],
  })
  expect([await stockOf(server.db, first), await stockOf(server.db, second)]).toEqual([8_000n, 10_000n])
  const [mail] = await mailsAbout(server.db, order.orderNo)
  expect(mail?.subject).toBe(`Order ${order.orderNo} has changed`)
  expect(mail?.text).toMatch(/^Total +₹1,47,320\.00$/m)
  const kept = await server.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), isNotNull(orderLines.removedAt)))
  expect(kept.map((line) => line.id)).toEqual([deleted])
})

test('with its last line an order is cancelled and keeps it for the record', async () => {
  const [item = 0] = items
  const id = await placeOrder(server.db, buyerId, [{ stockItemId: item }])
  const before = await load(id)
  const [line = 0] = await lineIds(id)
  expect((await remove(id, line)).body).toEqual({ success: true, orderRemoved: true })
  expect(await load(id)).toMatchObject({
    status: 'Cancelled',
    totalPrice: before.totalPrice,
    orderLines: [{ orderLineId: line }],
  })
  expect(await stockOf(server.db, item)).toBe(10_000n)
  expect((await mailsAbout(server.db, before.orderNo))[0]?.subject).toBe(`Order ${before.orderNo} is cancelled`)
  expect((await remove(id, line)).error).toBe(refusalTexts.orderClosed(before.orderNo, 'Cancelled'))
})

test('fees and prices that changed since don’t reach the order', async () => {
  const [first = 0, second = 0] = items
  const id = await placeOrder(server.db, buyerId, [{ stockItemId: first }, { stockItemId: second }])
  await server.db.update(stockItems).set({ pricePaisePerTon: 9_900_000n }).where(eq(stockItems.id, first))
  const [, line = 0] = await lineIds(id)
  await remove(id, line)
  await server.db.update(stockItems).set({ pricePaisePerTon: 6_200_000n }).where(eq(stockItems.id, first))
  expect((await load(id)).goodsPrice).toBe(62_000)
})

describe('refused, and nothing changed', () => {
  let id: number
  let line: number
  beforeEach(async () => {
    id = await placeOrder(server.db, buyerId, [{ stockItemId: items[0] ?? 0 }, { stockItemId: items[1] ?? 0 }])
    ;[line = 0] = await lineIds(id)
  })

  test('a line of another order, one that is gone, one that never was', async () => {
    const elsewhere = await placeOrder(server.db, buyerId, [{ stockItemId: items[2] ?? 0 }])
    const [foreign = 0] = await lineIds(elsewhere)
    await remove(id, line)
    const before = await load(id)
    for (const orderLineId of [foreign, line, 2_000_000_000])
      expect(await remove(id, orderLineId)).toMatchObject({ status: 400, error: refusalTexts.orderLineNotFound })
    expect(await load(id)).toEqual(before)
  })

  test('another buyer, who learns nothing', async () => {
    expect(await remove(id, line, other)).toMatchObject({ status: 400, error: orderMessages.notFound })
    expect(await lineIds(id)).toHaveLength(2)
  })

  test('an order that has left the yard', async () => {
    await server.db.update(orders).set({ status: 'Dispatched' }).where(eq(orders.id, id))
    const { orderNo } = await load(id)
    expect(await remove(id, line)).toMatchObject({
      status: 400,
      error: refusalTexts.orderClosed(orderNo, 'Dispatched'),
    })
    expect(await lineIds(id)).toHaveLength(2)
  })

  test('all but one of ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(id, line)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stockOf(server.db, items[0] ?? 0)).toBe(10_000n)
  })
})

test('in whichever order lines go, what remains costs what a cart of it would, and all stock comes back', async () => {
  const quantity = fc.oneof(
    fc.record({ unit: fc.constant('Pieces' as const), quantity: fc.integer({ min: 1, max: 99 }).map(String) }),
    fc.record({
      unit: fc.constant('Ton' as const),
      quantity: fc.integer({ min: 1000, max: 2000 }).map((kg) => `${kg / 1000}`),
    }),
  )
  const quantities = fc.tuple(quantity, quantity, quantity, quantity)
  await fc.assert(
    fc.asyncProperty(quantities, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (lines, places) => {
      const id = await placeOrder(
        server.db,
        buyerId,
        items.map((stockItemId, n) => ({ stockItemId, ...lines[n] })),
      )
      const [stored] = await server.db.select().from(orders).where(eq(orders.id, id))
      if (!stored) throw new Error('The order is gone')
      const all = await lineIds(id)
      for (const place of places) {
        const { body } = await remove(id, all[place] ?? 0)
        if (body.orderRemoved) break
        const remaining = await listLines(server.db, id)
        const totals = cartTotals(
          remaining.map((line) => ({ ...line, pricePerTon: line.pricePaise, brandId: line.brandId ?? 0 })),
          {
            gstPercent: BigInt(stored.gstHundredths),
            weighment: stored.weighmentPaise,
            loadingPerTon: stored.loadingPaisePerTon,
            platformPerTon: stored.platformPaisePerTon,
            handlingPerExtraBrand: stored.handlingPaisePerExtraBrand,
          },
        )
        expect(await load(id)).toMatchObject({
          goodsPrice: toRupees(totals.goods),
          gstAmount: toRupees(totals.gst),
          loadingCharge: toRupees(totals.loading),
          platformFee: toRupees(totals.platform),
          handlingFee: toRupees(totals.handling),
          totalPrice: toRupees(totals.total),
          totalTons: toTons(totals.grams),
        })
      }
      for (const item of items) expect(await stockOf(server.db, item)).toBe(10_000n)
    }),
    // The amounts have a property test of their own, without a database.
    { numRuns: 3 },
  )
})
