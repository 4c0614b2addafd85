import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orders } from '../../db/tables/ordering/orders'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)
let items: number[]

const place = (count: number, changes?: Partial<typeof orders.$inferInsert>) =>
  placeOrder(
    server.db,
    buyer.userId,
    items.slice(0, count).map((stockItemId, n) => ({ stockItemId, quantity: `${n + 1}.5` })),
    changes,
  )
const load = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const preview = (orderId: number, orderLineId: number, browser = buyer) =>
  browser.send(fetchDeletionPreview, { orderId, orderLineId })

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId, other.userId)
  items = await someItems(server.db, 3)
})

test('the preview changes nothing and is what the deletion leaves, line by line', async () => {
  const id = await place(3)
  for (;;) {
    const before = await load(id)
    const [line] = before.orderLines
    const { body: told } = await preview(id, line?.orderLineId ?? 0)
    expect(await load(id)).toEqual(before)
    await buyer.send(deleteItem, { orderId: id, orderLineId: line?.orderLineId })
    const after = await load(id)
    if (after.status === 'Cancelled') {
      expect(told).toEqual({ orderRemoved: true, totalTons: 0, totalPrice: 0 })
      break
    }
    expect(told).toEqual({ orderRemoved: false, totalTons: after.totalTons, totalPrice: after.totalPrice })
    expect(after.totalPrice).toBeLessThan(before.totalPrice)
  }
})

test('freight by the ton is in the new total too', async () => {
  const id = await place(2)
  const freight = { freightPaisePerTon: 100_000n, freightPaise: 400_000n }
  const [{ totalPaise } = { totalPaise: 0n }] = await server.db.select().from(orders).where(eq(orders.id, id))
  await server.db
    .update(orders)
    .set({ ...freight, totalPaise: totalPaise + freight.freightPaise })
    .where(eq(orders.id, id))
  const { orderLines } = await load(id)
  const { body } = await preview(id, orderLines[1]?.orderLineId ?? 0)
  await buyer.send(deleteItem, { orderId: id, orderLineId: orderLines[1]?.orderLineId })
  const after = await load(id)
  expect(after.freightCharge).toBe(1500)
  expect(body.totalPrice).toBe(after.totalPrice)
})

test('a deleted line stays on the order as deleted, in no sum, alone and in the list', async () => {
  const id = await place(2)
  const { orderLines } = await load(id)
  const [kept, gone] = orderLines
  await buyer.send(deleteItem, { orderId: id, orderLineId: gone?.orderLineId })
  const order = await load(id)
  expect(order.orderLines).toEqual([kept])
  expect(order.deletedLines).toEqual([{ ...gone, deletedAt: expect.stringMatching(/Z$/) }])
  expect(order.goodsPrice).toBe(kept?.amount)
  for (const query of [{}, { page: 1, pageSize: 10 }]) {
    const listed = (await buyer.send(fetchMyOrder, query)).body.find(({ orderId }) => orderId === id)
    expect(listed).toEqual(order)
  }
})

describe('refused as the deletion would be', () => {
  test('to others, also to an administrator, and for lines and orders that are not there', async () => {
    const id = await place(2)
    const [line] = (await load(id)).orderLines
    for (const browser of [other, admin])
      expect(await preview(id, line?.orderLineId ?? 0, browser)).toMatchObject({
        status: 400,
        error: orderMessages.notFound,
      })
    expect(await preview(id, 2_000_000_000)).toMatchObject({ status: 400, error: refusalTexts.orderLineNotFound })
    expect(await preview(2_000_000_000, 1)).toMatchObject({ status: 400, error: orderMessages.notFound })
  })

  test('once the goods have left the yard', async () => {
    const id = await place(2, { status: 'Dispatched' })
    const { orderNo, orderLines } = await load(id)
    expect(await preview(id, orderLines[0]?.orderLineId ?? 0)).toMatchObject({
      status: 400,
      error: refusalTexts.orderClosed(orderNo, 'Dispatched'),
    })
  })
})
