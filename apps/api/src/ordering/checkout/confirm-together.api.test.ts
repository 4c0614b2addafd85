import { count, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { putIntoCart, setStock, someBuyers, someItems } from '../../testing/carts'
import { refusalText, type Refusal } from '../../platform/refusal'
import { buyerNow } from '../../testing/buyer-now'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'
import { confirmCart } from './confirm-order'

const server = useTestServer()

async function confirm(userId: number, idempotencyKey?: string) {
  const { orderId } = await confirmCart(
    { db: server.db, seller: testSeller, siteUrl: 'https://lohahaat.example' },
    await buyerNow(server.db, userId),
    { idempotencyKey, seen: undefined },
  )
  return orderId
}

/** The serial numbers of the orders, sorted. */
async function serials() {
  const rows = await server.db.select({ orderNo: orders.orderNo }).from(orders)
  return rows.map(({ orderNo }) => Number(orderNo.slice(-6))).sort((one, other) => one - other)
}

const CARTS = 25

test(`50 confirmations at once of each of ${CARTS} carts make ${CARTS} orders, numbered without gap or double`, async () => {
  const buyers = await someBuyers(server.db, CARTS)
  const items = await someItems(server.db, 2)
  await putIntoCart(server.db, buyers, items)
  for (const buyer of buyers) {
    // Most repeat one checkout, some come from other devices.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => confirm(buyer, n % 5 ? 'one visit' : `device ${n}`)),
    )
    const confirmed = [...new Set(answers)].filter((id) => id > 0)
    expect(confirmed).toHaveLength(1)
  }
  const perBuyer = await server.db
    .select({ buyer: orders.buyerId, orders: count() })
    .from(orders)
    .where(inArray(orders.buyerId, buyers))
    .groupBy(orders.buyerId)
  expect(perBuyer).toHaveLength(CARTS)
  expect(new Set(perBuyer.map((row) => row.orders))).toEqual(new Set([1]))
  expect(await serials()).toEqual(Array.from({ length: CARTS }, (_, n) => n + 1))
  expect(await server.db.$count(orderLines)).toBe(2 * CARTS)
}, 120_000)

test('of 200 buyers who want a ton each of the last ten, ten get it and the others are told', async () => {
  const [item = 0] = await someItems(server.db, 1)
  await setStock(server.db, item, 10_000n)
  const buyers = await someBuyers(server.db, 200)
  await putIntoCart(server.db, buyers, [item])
  const before = await serials()
  const answers = await Promise.allSettled(buyers.map((buyer) => confirm(buyer)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(190)
  expect(new Set(refused.map(({ reason }) => refusalText(reason as Refusal)))).toEqual(
    new Set([expect.stringMatching(/ is out of stock\. Please remove it from the cart\.$/)]),
  )
  const [left] = await server.db.select().from(stockItems).where(eq(stockItems.id, item))
  expect(left?.availableKg).toBe(0n)
  expect(await serials()).toEqual(Array.from({ length: before.length + 10 }, (_, n) => n + 1))
})

test('one that fails at the very end leaves no trace, and its number is the next one’s', async () => {
  const [buyer = 0, other = 0] = await someBuyers(server.db, 2)
  const items = await someItems(server.db, 3)
  await setStock(server.db, items[0] ?? 0, 5_000n)
  await putIntoCart(server.db, [buyer, other], items)
  const before = await serials()
  await server.db.execute(sql`alter table mails add constraint no_mail check (false) not valid`)
  await expect(confirm(buyer, 'killed')).rejects.toThrow()
  await server.db.execute(sql`alter table mails drop constraint no_mail`)
  expect(await serials()).toEqual(before)
  const [item] = await server.db
    .select()
    .from(stockItems)
    .where(eq(stockItems.id, items[0] ?? 0))
  expect(item?.availableKg).toBe(5_000n)
  const first = await confirm(other)
  const second = await confirm(buyer, 'killed')
  expect(await confirm(buyer, 'killed')).toBe(second)
  expect(second).toBeGreaterThan(first)
  expect(await serials()).toEqual(Array.from({ length: before.length + 2 }, (_, n) => n + 1))
})

test('a second order of one visit could not even be written', async () => {
  const [buyer = 0] = await someBuyers(server.db, 1)
  await putIntoCart(server.db, [buyer], await someItems(server.db, 1))
  const id = await confirm(buyer, 'one visit')
  const [order] = await server.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error('There is no order')
  const { id: _, ...copy } = order
  const second = server.db.insert(orders).values({ ...copy, orderNo: 'LH/00-01/000001' })
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'orders_once' } })
})
