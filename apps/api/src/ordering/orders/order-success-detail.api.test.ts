import { beforeAll, describe, expect, test } from 'vitest'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { order } from '@lohahaat/contract/ordering/orders/order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { buyerNow } from '../../testing/buyer-now'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'
import { loadOrderWithSeller } from './load-order'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
let items: number[]
let placed: number[]

const detail = (browser: TestBrowser, orderId: unknown) => browser.send(fetchOrderSuccessDetail, { orderId })

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId, other.userId)
  items = await someItems(server.db, 3)
  const lines = items.map((stockItemId) => ({ stockItemId }))
  const on = (day: string) => ({ createdAt: new Date(`${day}T06:00:00Z`) })
  placed = [
    await placeOrder(server.db, buyer.userId, lines, on('2026-04-02')),
    await placeOrder(server.db, buyer.userId, lines.slice(0, 1), on('2026-04-01')),
    await placeOrder(server.db, buyer.userId, lines.slice(1, 2), on('2026-04-02')),
    await placeOrder(server.db, buyer.userId, lines, { ...on('2026-04-03'), status: 'Cancelled' }),
    await placeOrder(server.db, other.userId, lines, on('2026-04-04')),
  ]
})

describe('one order', () => {
  test('its buyer and an administrator see it whole', async () => {
    const { status, body } = await detail(buyer, placed[0])
    expect(status).toBe(200)
    expect(order.parse(body)).toEqual(body)
    expect(body.orderLines.map(({ itemId }) => itemId)).toEqual(items)
    expect(body).toMatchObject({ placedAt: '2026-04-02T06:00:00.000Z', billingGstNo: '06AAACA0000A1Z2' })
    expect((await detail(admin, placed[0])).body).toEqual(body)
  })

  test('a cancelled one can still be looked at', async () => {
    expect((await detail(buyer, placed[3])).body.status).toBe('Cancelled')
  })

  test('another buyer gets the same answer as for one that never was', async () => {
    const refused = { status: 400, error: orderMessages.notFound }
    expect(await detail(other, placed[0])).toMatchObject(refused)
    expect(await detail(other, 2_000_000_000)).toMatchObject(refused)
    expect(await detail(admin, 2_000_000_000)).toMatchObject(refused)
  })

  test.each(['', '0', '-1', '1.5', 'x', '99999999999', "1' or '1'='1"])('no id: %j', async (id) => {
    expect((await detail(buyer, id)).status).toBe(400)
    expect((await new TestBrowser(server).send(fetchOrderSuccessDetail, { orderId: id })).status).toBe(401)
  })

  test('comes with the seller that it was made with', async () => {
    const { seller } = await loadOrderWithSeller(server.db, await buyerNow(server.db, buyer.userId), placed[0] ?? 0)
    expect(seller).toEqual(testSeller)
    const stranger = loadOrderWithSeller(server.db, await buyerNow(server.db, other.userId), placed[0] ?? 0)
    await expect(stranger).rejects.toMatchObject({ refused: 'orderNotFound' })
  })
})

describe('my orders', () => {
  const mine = async (query: object = {}) => {
    const { body, headers } = await buyer.send(fetchMyOrder, query)
    return { ids: body.map(({ orderId }) => orderId), total: headers['total-count'] }
  }

  test('are my own, newest first, those of one instant by id, without the cancelled ones', async () => {
    expect(await mine()).toEqual({ ids: [placed[2], placed[0], placed[1]], total: '3' })
  })

  test('by the page', async () => {
    expect(await mine({ page: 1, pageSize: 2 })).toEqual({ ids: [placed[2], placed[0]], total: '3' })
    expect(await mine({ page: 2, pageSize: 2 })).toEqual({ ids: [placed[1]], total: '3' })
    expect(await mine({ page: 9, pageSize: 2 })).toEqual({ ids: [], total: '3' })
  })

  test('each with its own lines and what became of it, as it is seen alone', async () => {
    const { body } = await buyer.send(fetchMyOrder)
    expect(body[1]).toEqual((await detail(buyer, placed[0])).body)
    expect(body.map((order) => order.orderLines.length)).toEqual([1, 3, 1])
  })

  test('of somebody who has none are none, an administrator too', async () => {
    expect((await admin.send(fetchMyOrder)).body).toEqual([])
    expect((await new TestBrowser(server).send(fetchMyOrder)).status).toBe(401)
  })
})
