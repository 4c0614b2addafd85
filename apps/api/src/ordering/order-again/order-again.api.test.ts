import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderAgain } from '@lohahaat/contract/ordering/order-again/order-again'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
let buyerId: number
let items: number[]
let id: number

const again = (orderId: unknown = id, browser = buyer) => browser.send(orderAgain, { orderId })
const cart = () =>
  server.db
    .select({ item: cartLines.stockItemId, unit: cartLines.unit, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.buyerId, buyerId))
    .orderBy(cartLines.id)
const change = (item: number | undefined, set: Partial<typeof stockItems.$inferInsert>) =>
  server.db
    .update(stockItems)
    .set(set)
    .where(eq(stockItems.id, item ?? 0))

beforeAll(async () => {
  buyerId = buyer.userId
  await giveAddresses(server.db, buyerId)
  items = (await someItems(server.db, 203)).slice(0, 203)
  await server.db
    .update(stockItems)
    .set({ pieceGrams: 30_180n })
    .where(inArray(stockItems.id, items.slice(0, 3)))
  id = await placeOrder(server.db, buyerId, [
    { stockItemId: items[0] ?? 0, unit: 'Pieces', quantity: '37' },
    { stockItemId: items[1] ?? 0, quantity: '2.5' },
    { stockItemId: items[2] ?? 0, unit: 'Pieces', quantity: '3' },
  ])
})

beforeEach(async () => {
  await server.db.delete(cartLines)
  for (const item of items.slice(0, 3)) await change(item, { active: true, pieceGrams: 30_180n })
})

test('its lines come into the cart as they were ordered', async () => {
  const { status, body, headers } = await again()
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, added: 3, notSold: [], moved: [], cart: 3 })
  expect(headers['cart']).toBe('3')
  expect(await cart()).toEqual([
    { item: items[0], unit: 'Pieces', quantity: '37.000' },
    { item: items[1], unit: 'Ton', quantity: '2.500' },
    { item: items[2], unit: 'Pieces', quantity: '3.000' },
  ])
})

test('what is in the cart stays as it is, and a second time adds nothing', async () => {
  await putIntoCart(server.db, [buyerId], [items[1] ?? 0], { quantity: '9' })
  expect((await again()).body).toMatchObject({ added: 2, cart: 3 })
  expect((await cart())[0]).toEqual({ item: items[1], unit: 'Ton', quantity: '9.000' })
  expect((await again()).body).toMatchObject({ added: 0, cart: 3 })
})

test('what is no longer sold is named', async () => {
  await change(items[0], { active: false })
  const { body } = await again()
  expect(body).toMatchObject({ added: 2, cart: 2 })
  expect(body.notSold).toEqual([expect.stringMatching(/\smm × 6\sm$/)])
})

test('prices that moved are named with what they were, also of what is in the cart already', async () => {
  const [first = 0, second = 0] = items
  const priceOf = async (item: number) => {
    const [found] = await server.db.select().from(stockItems).where(eq(stockItems.id, item))
    return found?.pricePaisePerTon ?? 0n
  }
  const before = await priceOf(first)
  const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
  await change(first, { pricePaisePerTon: before + 150_050n })
  await putIntoCart(server.db, [buyerId], [first])
  const { body } = await again()
  expect(body.moved).toEqual([
    {
      item: expect.stringContaining(line?.brandName ?? '?'),
      before: Number(before) / 100,
      now: Number(before + 150_050n) / 100,
    },
  ])
  await change(first, { pricePaisePerTon: before })
  await change(second, { active: false, pricePaisePerTon: 1n })
  expect((await again()).body).toMatchObject({ moved: [], notSold: [expect.any(String)] })
})

test('pieces of what is sold by the ton only become tons, to the kilogram and at least one', async () => {
  for (const item of items.slice(0, 3)) await change(item, { pieceGrams: null })
  await again()
  expect((await cart()).map(({ unit, quantity }) => [unit, quantity])).toEqual([
    ['Ton', '1.117'],
    ['Ton', '2.500'],
    ['Ton', '1.000'],
  ])
})

test('a cancelled order can be repeated, without the lines that were deleted from it and those of a quote', async () => {
  const cancelled = await placeOrder(
    server.db,
    buyerId,
    items.slice(0, 3).map((stockItemId) => ({ stockItemId })),
    { status: 'Cancelled' },
  )
  const lineOf = (place: number) =>
    and(eq(orderLines.orderId, cancelled), eq(orderLines.stockItemId, items[place] ?? 0))
  await server.db.update(orderLines).set({ removedAt: new Date() }).where(lineOf(0))
  await server.db.update(orderLines).set({ stockItemId: null }).where(lineOf(1))
  const { body } = await again(cancelled)
  expect(body).toMatchObject({ added: 1, cart: 1 })
  expect(body.notSold).toHaveLength(1)
})

test('a cart never has more than 200 lines, and one that would gets none', async () => {
  await putIntoCart(server.db, [buyerId], items.slice(3, 201))
  expect(await again()).toMatchObject({ status: 400, error: refusalTexts.cartFull(200) })
  expect(await cart()).toHaveLength(198)
  await change(items[0], { active: false })
  expect((await again()).body).toMatchObject({ added: 2, cart: 200 })
})

test('ten at once put each line in once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => again()))
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(3)
  expect(await cart()).toHaveLength(3)
})

test('only one’s own orders, an administrator’s too', async () => {
  const refused = { status: 400, error: orderMessages.notFound }
  expect(await again(id, admin)).toMatchObject(refused)
  expect(await again(2_000_000_000)).toMatchObject(refused)
  expect(await again('x')).toMatchObject({ status: 400, error: orderMessages.idInvalid })
  expect((await again(id, new TestBrowser(server))).status).toBe(401)
  expect(await server.db.$count(orders, eq(orders.buyerId, admin.userId))).toBe(0)
})
