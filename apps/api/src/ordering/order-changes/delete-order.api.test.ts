import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { giveAddresses, setStock, someBuyers, someItems } from '../../testing/carts'
import { mailsAbout, placeOrder, stockOf } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { buyerNow } from '../../testing/buyer-now'
import { useTestServer } from '../../testing/test-server'
import { deleteOrder as cancelOwn } from './delete-order'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
let buyerId: number
let counted: number
let uncounted: number
let id: number

const cancel = (orderId = id, browser = buyer) => browser.send(deleteOrder, { orderId })
const order = async () => (await buyer.send(fetchOrderSuccessDetail, { orderId: id })).body
const setStatus = (status: 'Processing' | 'Dispatched' | 'Delivered') =>
  server.db.update(orders).set({ status }).where(eq(orders.id, id))

beforeAll(async () => {
  buyerId = buyer.userId
  await giveAddresses(server.db, buyerId)
  ;[counted = 0, uncounted = 0] = await someItems(server.db, 2)
})

/** 3 pieces of 30.18 kg are 90.54 kg, for which the stock is reduced by 91. */
beforeEach(async () => {
  await setStock(server.db, counted, 10_000n)
  await server.db.update(stockItems).set({ pieceGrams: 30_180n }).where(eq(stockItems.id, counted))
  id = await placeOrder(server.db, buyerId, [
    { stockItemId: counted, unit: 'Pieces', quantity: '3' },
    { stockItemId: uncounted },
  ])
  expect(await stockOf(server.db, counted)).toBe(9_909n)
})

test('cancelling keeps the record, leaves the list, returns the stock and is confirmed by mail', async () => {
  const { status, body } = await cancel()
  expect({ status, body }).toEqual({ status: 200, body: 'Order Deleted' })
  const cancelled = await order()
  expect(cancelled).toMatchObject({
    status: 'Cancelled',
    statusChanges: [{ status: 'Confirmed' }, { status: 'Cancelled', note: null }],
  })
  expect(cancelled.orderLines).toHaveLength(2)
  expect((await buyer.send(fetchMyOrder)).body).toEqual([])
  expect([await stockOf(server.db, counted), await stockOf(server.db, uncounted)]).toEqual([10_000n, null])
  const [mail] = await mailsAbout(server.db, cancelled.orderNo)
  expect(mail).toMatchObject({
    recipient: buyer.values.get('EmailAddressId'),
    subject: `Order ${cancelled.orderNo} is cancelled`,
    text: expect.stringContaining(`https://lohahaat.example/orderDetails/${id}`),
  })
})

test('stock that is counted only since the order was made gets nothing back', async () => {
  await setStock(server.db, uncounted, 2_000n)
  await cancel()
  expect(await stockOf(server.db, uncounted)).toBe(2_000n)
  await setStock(server.db, uncounted, null)
})

test('an order in processing can be cancelled', async () => {
  await setStatus('Processing')
  expect((await cancel()).status).toBe(200)
})

test.each(['Dispatched', 'Delivered'] as const)('one that is %s stays, and says why', async (status) => {
  await setStatus(status)
  const { orderNo } = await order()
  expect(await cancel()).toMatchObject({
    status: 400,
    error: `Order ${orderNo} is ${status.toLowerCase()}, so it can't be changed any more.`,
  })
  expect(await order()).toMatchObject({ status, statusChanges: [{ status: 'Confirmed' }] })
  expect(await stockOf(server.db, counted)).toBe(9_909n)
})

test('of twenty at once one cancels, and the stock comes back once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { orderNo } = await order()
  const refused = new Set(
    answers.filter(({ status }) => status !== 200).map(({ status, error }) => `${status} ${error}`),
  )
  expect(refused).toEqual(new Set([`400 Order ${orderNo} is cancelled, so it can't be changed any more.`]))
  expect(await stockOf(server.db, counted)).toBe(10_000n)
  const changes = await server.db.select().from(orderStatusChanges).where(eq(orderStatusChanges.orderId, id))
  expect(changes.map(({ status }) => status)).toEqual(['Confirmed', 'Cancelled'])
  expect(await mailsAbout(server.db, orderNo)).toHaveLength(2)
})

test('orders are made and cancelled at once, over the same items in any order, and none waits for ever', async () => {
  const items = await someItems(server.db, 4)
  for (const item of items) await setStock(server.db, item, 100_000n)
  const buyers = await someBuyers(server.db, 12)
  const turned = (n: number) =>
    [...items.slice(n % 4), ...items.slice(0, n % 4)].map((stockItemId) => ({ stockItemId }))
  const placed: number[] = []
  for (const [n, buyer] of buyers.slice(0, 6).entries()) placed.push(await placeOrder(server.db, buyer, turned(n)))
  const desk = { db: server.db, siteUrl: 'https://lohahaat.example' }
  await Promise.all([
    ...placed.map((order, n) => buyerNow(server.db, buyers[n] ?? 0).then((buyer) => cancelOwn(desk, buyer, order))),
    ...buyers.slice(6).map((buyer, n) => placeOrder(server.db, buyer, turned(n).reverse())),
  ])
  for (const item of items) expect(await stockOf(server.db, item)).toBe(94_000n)
})

test('an item whose stock is no longer counted stays uncounted', async () => {
  await setStock(server.db, counted, null)
  expect((await cancel()).status).toBe(200)
  expect(await stockOf(server.db, counted)).toBeNull()
})

test('when the mail can’t be queued, nothing has happened', async () => {
  await server.connection.pool.query('alter table mails add constraint no_mail check (false) not valid')
  expect((await cancel()).status).toBe(500)
  await server.connection.pool.query('alter table mails drop constraint no_mail')
  expect((await order()).status).toBe('Confirmed')
  expect(await stockOf(server.db, counted)).toBe(9_909n)
})

test('nobody else cancels it: not another buyer, not an administrator by this call, not a visitor', async () => {
  const refused = { status: 400, error: orderMessages.notFound }
  expect(await cancel(id, other)).toMatchObject(refused)
  expect(await cancel(id, admin)).toMatchObject(refused)
  expect(await cancel(2_000_000_000)).toMatchObject(refused)
  expect((await cancel(id, new TestBrowser(server))).status).toBe(401)
  expect((await order()).status).toBe('Confirmed')
})
