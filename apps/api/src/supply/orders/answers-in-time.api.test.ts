import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { fetchSupplierOrder } from '@lohahaat/contract/supply/orders/supplier-orders'
import { saveSupplierTerms } from '@lohahaat/contract/supply/terms/supplier-terms'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { placeOrder } from '../../testing/orders'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { expireLines } from './expire-lines'
import { useOrderToLoad } from '../../testing/scenes/order-to-load'

const HOUR_MS = 60 * 60 * 1000
const server = useTestServer()
const admin = useAdmin(server)
const { buyer, supplier, rival, yards, placed, desk, tell, load, accept, refuse, subjectsTo } = useOrderToLoad(server)

describe('the clock', () => {
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

  test('what is not answered in time counts as refused, and both are told', async () => {
    await tell()
    await accept(placed.lineIds.slice(0, 1))
    expect(await expireLines(desk(), later(23))).toBe(0)
    expect(await expireLines(desk(), later(25))).toBeGreaterThan(0)
    expect(await expireLines(desk(), later(25))).toBe(0)
    const order = await load()
    expect(order.supplierLines.map(({ state }) => state)).toEqual(['Accepted', 'Expired'])
    expect(await accept(placed.lineIds.slice(1, 2))).toMatchObject({
      status: 400,
      error: expect.stringMatching(/is expired/),
    })
    await tell()
    expect((await subjectsTo(yards.own.email)).at(-1)).toBe(`Order ${order.orderNo}: the time to answer has passed`)
    expect(await subjectsTo('desk@lohahaat.example')).toContain(`Order ${order.orderNo}: lines were not answered`)
  })

  test('it is expired before the worker has come by', async () => {
    await server.db
      .update(supplierLines)
      .set({ answerBy: new Date(Date.now() - 1) })
      .where(eq(supplierLines.orderId, placed.orderId))
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Expired', 'Expired'])
    expect((await accept(placed.lineIds.slice(0, 1))).status).toBe(400)
  })

  test('the administrator sets it for the orders to come', async () => {
    expect((await admin.send(saveSupplierTerms, { answerHours: 0, paymentDays: 30 })).error).toMatch(/can't be below 1/)
    expect((await admin.send(saveSupplierTerms, { answerHours: 4, paymentDays: 30 })).status).toBe(200)
    const id = await placeOrder(server.db, buyer.userId, [{ stockItemId: yards.own.itemId }])
    const { body } = await supplier.send(fetchSupplierOrder, { orderId: id })
    expect(Date.parse(body.answerBy ?? '') - Date.parse(body.placedAt)).toBe(4 * HOUR_MS)
    expect(Date.parse((await load()).answerBy ?? '') - Date.parse(body.placedAt)).toBeGreaterThan(20 * HOUR_MS)
    await admin.send(saveSupplierTerms, { answerHours: 24, paymentDays: 30 })
  })
})

describe('what the buyer takes back', () => {
  test('a deleted line: the supplier is told and can no longer answer', async () => {
    await tell()
    await buyer.send(deleteItem, { orderId: placed.orderId, orderLineId: placed.lineIds[0] })
    const order = await load()
    expect(order.supplierLines.map(({ state }) => state)).toEqual(['Withdrawn', 'Waiting'])
    expect((await accept(placed.lineIds.slice(0, 1))).status).toBe(400)
    await tell()
    expect((await subjectsTo(yards.own.email)).at(-1)).toBe(`Order ${order.orderNo}: lines are no longer wanted`)
  })

  test('a cancelled order: nothing waits or expires, and the contact is gone', async () => {
    await accept(placed.lineIds.slice(0, 1))
    await tell()
    await buyer.send(deleteOrder, { orderId: placed.orderId })
    const order = await load()
    expect(order).toMatchObject({ status: 'Cancelled', contact: null, answerBy: null })
    await expireLines(desk(), new Date(Date.now() + 25 * HOUR_MS))
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Withdrawn', 'Withdrawn'])
  })

  test('what a supplier had not heard of yet needs no word', async () => {
    await buyer.send(deleteOrder, { orderId: placed.orderId })
    await tell()
    const { orderNo } = await load()
    expect((await subjectsTo(yards.own.email)).filter((subject) => subject.includes(orderNo))).toEqual([])
  })
})

test('the buyer sees how many lines are accepted, of those that somebody was asked for and that he still wants', async () => {
  const seen = async () => (await buyer.send(fetchOrderLoading, { orderId: placed.orderId })).body
  expect(await seen()).toEqual({ asked: 3, accepted: 0 })
  await accept(placed.lineIds.slice(0, 1))
  expect(await seen()).toEqual({ asked: 3, accepted: 1 })
  await refuse(placed.lineIds.slice(1, 2))
  expect(await seen()).toEqual({ asked: 3, accepted: 1 })
  await buyer.send(deleteItem, { orderId: placed.orderId, orderLineId: placed.lineIds[1] })
  expect(await seen()).toEqual({ asked: 2, accepted: 1 })
  expect((await rival.send(fetchOrderLoading, { orderId: placed.orderId })).status).toBe(400)
})
