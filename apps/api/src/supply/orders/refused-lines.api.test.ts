import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import {
  deleteRefusedLine,
  fetchLineAnswers,
  fetchOtherSellers,
  fetchRefusedLines,
  giveLine,
} from '@lohahaat/contract/supply/orders/refused-lines'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { brands } from '../../db/tables/reference/brands'
import { sellers } from '../../db/tables/reference/sellers'
import { giveAddresses } from '../../testing/carts'
import { collideWith } from '../../testing/lock-waits'
import { mailsAbout, placeOrder, stockOf } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { newSupplier, newYard } from '../../testing/firms/yards'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { lockItems } from './give-line.repository'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
const second = new TestBrowser(server)
let own: Awaited<ReturnType<typeof newSupplier>>
let other: Awaited<ReturnType<typeof newSupplier>>
let orderId: number
let orderLineId: number
let lastLineId: number

const give = (itemId: number) => admin.send(giveLine, { orderId, orderLineId, itemId })
const others = async () => (await admin.send(fetchOtherSellers, { orderLineId })).body.map(({ itemId }) => itemId)
const orderNow = async () => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const refused = async () => (await admin.send(fetchRefusedLines)).body.map((line) => line.orderLineId)
const isAnOffer = async (change: Partial<typeof stockItems.$inferInsert>) => {
  const { itemId } = await newYard(server.db, change)
  return (await others()).includes(itemId)
}

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  ;[own, other] = [
    await newSupplier(server.db, { availableKg: 100_000n }),
    await newSupplier(server.db, { availableKg: 100_000n }),
  ]
  await supplier.signIn(own.email)
  await second.signIn(other.email)
})

/** The supplier has refused the first of two lines. */
beforeEach(async () => {
  const house = await newYard(server.db)
  const wanted = [own, house].map(({ itemId: stockItemId }) => ({ stockItemId, quantity: '2' }))
  orderId = await placeOrder(server.db, buyer.userId, wanted)
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  ;[orderLineId = 0, lastLineId = 0] = lines.map(({ id }) => id)
  const answer = await supplier.send(refuseLines, { orderId, orderLineIds: [orderLineId], reason: 'Sold out' })
  expect(answer.status).toBe(200)
})

test('the desk has a list of refused lines, and each order says who said what', async () => {
  expect(await refused()).toContain(orderLineId)
  const { body } = await admin.send(fetchLineAnswers, { orderId })
  expect(body).toMatchObject([
    { orderLineId, sellerName: own.sellerName, state: 'Refused', reason: 'Sold out', isOpen: true },
  ])
})

describe('giving the line to another seller', () => {
  test('the buyer’s price stays, the stock moves, the new one is asked, and the buyer hears of it', async () => {
    const before = await orderNow()
    const [ownKg, otherKg] = [await stockOf(server.db, own.itemId), await stockOf(server.db, other.itemId)]
    expect(await give(other.itemId)).toMatchObject({ status: 200, body: { success: true } })
    const after = await orderNow()
    expect(after).toMatchObject({ totalPrice: before.totalPrice, goodsPrice: before.goodsPrice })
    expect(after.orderLines[0]).toMatchObject({ price: before.orderLines[0]?.price, itemId: other.itemId })
    expect(await stockOf(server.db, own.itemId)).toBe((ownKg ?? 0n) + 2000n)
    expect(await stockOf(server.db, other.itemId)).toBe((otherKg ?? 0n) - 2000n)
    const asked = await second.send(fetchSupplierOrder, { orderId })
    expect(asked.body.supplierLines).toMatchObject([{ orderLineId, state: 'Waiting' }])
    const [mail] = await mailsAbout(server.db, before.orderNo)
    expect(mail?.text).toContain('Another yard supplies')
    expect(await refused()).not.toContain(orderLineId)
    const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ resource: 'Order', recordId: orderId, after: { seller: other.sellerName } })
  })

  test('another make is said so', async () => {
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.id, orderLineId))
    const makes = await server.db.select().from(brands)
    const make = makes.find(({ name }) => name !== line?.brandName)
    const { itemId } = await newYard(server.db, { brandId: make?.id ?? 0 })
    const { body } = await admin.send(fetchOtherSellers, { orderLineId })
    expect(body.find((offer) => offer.itemId === itemId)).toMatchObject({ isSameMake: false, isAsked: false })
    expect(body[0]).toMatchObject({ isSameMake: true })
    await give(itemId)
    const order = await orderNow()
    expect(order.orderLines[0]?.brandName).toBe(make?.name)
    expect((await mailsAbout(server.db, order.orderNo))[0]?.text).toContain(`of the make ${make?.name}`)
    expect(await refused()).not.toContain(orderLineId)
  })

  test('who refuses too is not asked again, nor the first', async () => {
    await give(other.itemId)
    await second.send(refuseLines, { orderId, orderLineIds: [orderLineId], reason: 'Neither' })
    expect(await refused()).toContain(orderLineId)
    const offers = await others()
    expect(offers).not.toContain(own.itemId)
    expect(offers).not.toContain(other.itemId)
  })

  test('only the same pipe will do, of which there is enough', async () => {
    const [line] = await server.db.select().from(stockItems).where(eq(stockItems.id, own.itemId))
    for (const fit of [{}, { availableKg: 2000n }]) expect(await isAnOffer(fit)).toBe(true)
    const longer = { lengthMetres: (line?.lengthMetres ?? 6) + 1 }
    for (const unfit of [{ availableKg: 1999n }, { active: false }, longer, { sellerId: own.sellerId }])
      expect(await isAnOffer(unfit)).toBe(false)
    const { itemId } = await newYard(server.db, { availableKg: 1999n })
    expect(await give(itemId)).toMatchObject({ status: 400, error: refusalTexts.sellerUnfit })
  })

  const nobodys = [{ className: '?' }, { size: '1x1' }, { subClass1Name: '0.1' }, { grade: '?' }, { mtc: true }]
  test.each(nobodys)('nobody has what was ordered with %j', async (ordered) => {
    await server.db.update(stockItems).set({ mtc: false }).where(eq(stockItems.mtc, true))
    expect(await others()).not.toEqual([])
    await server.db.update(orderLines).set(ordered).where(eq(orderLines.id, orderLineId))
    expect(await others()).toEqual([])
  })

  test('nor is it given to a seller who is closed, or to its own', async () => {
    const yard = await newYard(server.db)
    expect(await others()).toContain(yard.itemId)
    await server.db.update(sellers).set({ active: false }).where(eq(sellers.id, yard.sellerId))
    expect(await others()).not.toContain(yard.itemId)
    const [house] = await server.db.select().from(orderLines).where(eq(orderLines.id, lastLineId))
    const offered = (await admin.send(fetchOtherSellers, { orderLineId: lastLineId })).body
    expect(offered.map(({ itemId }) => itemId)).not.toContain(house?.stockItemId)
    expect((await admin.send(fetchOtherSellers, { orderLineId: 2_000_000_000 })).status).toBe(400)
  })

  test('a quoted line takes nothing from the stock', async () => {
    const quoted = { stockItemId: null, takenKg: null }
    await server.db.update(orderLines).set(quoted).where(eq(orderLines.id, orderLineId))
    const kg = [await stockOf(server.db, own.itemId), await stockOf(server.db, other.itemId)]
    expect((await give(other.itemId)).status).toBe(200)
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.id, orderLineId))
    expect(line).toMatchObject({ ...quoted, sellerId: other.sellerId })
    expect([await stockOf(server.db, own.itemId), await stockOf(server.db, other.itemId)]).toEqual(kg)
  })

  test('two lines at once for the last goods: one gets them', async () => {
    const first = { orderId, orderLineId }
    orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId, quantity: '2' }])
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const id = line?.id ?? 0
    const next = { orderId, orderLineId: id }
    await supplier.send(refuseLines, { orderId, orderLineIds: [id], reason: 'Sold out' })
    const { itemId } = await newYard(server.db, { availableKg: 3000n })
    const gives = [first, next].map((ids) => () => admin.send(giveLine, { ...ids, itemId }))
    const answers = await collideWith(server.db, (tx) => lockItems(tx, [itemId]), ...gives)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await stockOf(server.db, itemId)).toBe(1000n)
  })

  test('two administrators at once give it once', async () => {
    const third = await newYard(server.db, { availableKg: 50_000n })
    const kg = await stockOf(server.db, other.itemId)
    const answers = await Promise.all([other.itemId, third.itemId, other.itemId].map(give))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const left = [await stockOf(server.db, other.itemId), await stockOf(server.db, third.itemId)]
    expect((kg ?? 0n) + 50_000n - (left[0] ?? 0n) - (left[1] ?? 0n)).toBe(2000n)
  })
})

describe('deleting the line', () => {
  const remove = (id = orderLineId, note?: string) => admin.send(deleteRefusedLine, { orderId, orderLineId: id, note })

  test('the rest is priced again, the goods go back, and the buyer hears why', async () => {
    const kg = await stockOf(server.db, own.itemId)
    expect((await remove(orderLineId, 'No mill rolls it this month')).body).toEqual({
      success: true,
      orderRemoved: false,
    })
    const order = await orderNow()
    expect(order.orderLines.map((line) => line.orderLineId)).toEqual([lastLineId])
    expect(order.goodsPrice).toBe(order.orderLines[0]?.amount)
    expect(await stockOf(server.db, own.itemId)).toBe((kg ?? 0n) + 2000n)
    const [mail] = await mailsAbout(server.db, order.orderNo)
    expect(mail?.text).toContain('had to delete it from this order')
    expect(mail?.text).toContain('Our note: No mill rolls it this month')
  })

  test('the last line cancels the order', async () => {
    const alone = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }])
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, alone))
    await supplier.send(refuseLines, { orderId: alone, orderLineIds: [line?.id ?? 0], reason: 'Sold out' })
    const { body } = await admin.send(deleteRefusedLine, { orderId: alone, orderLineId: line?.id })
    expect(body).toEqual({ success: true, orderRemoved: true })
    expect((await buyer.send(fetchOrderSuccessDetail, { orderId: alone })).body.status).toBe('Cancelled')
  })

  test('given and deleted at once: one happens', async () => {
    const answers = await Promise.all([give(other.itemId), remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

const giveTo = (ids: object) => admin.send(giveLine, { orderId, orderLineId, itemId: other.itemId, ...ids })

test.each([
  ['a line that is not refused', () => giveTo({ orderLineId: lastLineId }), 'lineNotRefused'],
  ['a line of another order', () => giveTo({ orderLineId: 1 }), 'orderLineNotFound'],
  ['an order that is not there', () => giveTo({ orderId: 2_000_000_000 }), 'orderNotFound'],
  [
    'deleting one that waits',
    () => admin.send(deleteRefusedLine, { orderId, orderLineId: lastLineId }),
    'lineNotRefused',
  ],
] as const)('%s: refused', async (_, act, name) => {
  expect(await act()).toMatchObject({ status: 400, error: refusalTexts[name] })
})

test('what is on the road is not given away, and is no longer listed', async () => {
  for (const status of ['Processing', 'Dispatched']) await admin.send(setOrderStatus, { orderId, status, note: '' })
  expect((await give(other.itemId)).error).toMatch(/is dispatched/)
  expect(await refused()).not.toContain(orderLineId)
})

test('an accepted line is not the desk’s to give', async () => {
  await give(other.itemId)
  await second.send(acceptLines, { orderId, orderLineIds: [orderLineId] })
  const third = await newYard(server.db)
  expect(await give(third.itemId)).toMatchObject({ status: 400, error: refusalTexts.lineNotRefused })
})
