import { asc, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { addresses } from '../../db/tables/ordering/addresses'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { mails } from '../../db/tables/platform/mails'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'
import { giveAddresses, putIntoCart, setStock, someItems } from '../../testing/carts'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
let buyerId: number
let item: number

const confirm = (input: object = {}, key?: string) =>
  buyer.send(confirmOrder, input, key === undefined ? {} : { 'idempotency-key': key })
const load = async () => (await buyer.send(fetchCartData)).body
const orderOf = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const orderCount = () => server.db.$count(orders)
const setPrice = (pricePaisePerTon: bigint) =>
  server.db.update(stockItems).set({ pricePaisePerTon }).where(eq(stockItems.id, item))

beforeEach(async () => {
  buyerId = buyer.userId
  await server.db.delete(cartLines)
  await server.db.delete(addresses).where(eq(addresses.buyerId, buyerId))
  await giveAddresses(server.db, buyerId)
  ;[item = 0] = await someItems(server.db, 1)
  await server.db
    .update(stockItems)
    .set({ active: true, availableKg: null, pieceGrams: 30_180n })
    .where(eq(stockItems.id, item))
  await setPrice(6_200_000n)
})

test('120 pieces of 30.18 kg at ₹62,000/MT become an order to the paisa, and the cart is empty', async () => {
  await putIntoCart(server.db, [buyerId], [item], { unit: 'Pieces', quantity: '120' })
  const { status, body, headers } = await confirm()
  expect(status).toBe(200)
  expect(headers['cart']).toBe('0')
  expect((await load()).cartLines).toEqual([])
  expect(await orderOf(body)).toMatchObject({
    orderId: body,
    orderNo: expect.stringMatching(/^LH\/\d\d-\d\d\/\d{6}$/),
    status: 'Confirmed',
    totalTons: 3.622,
    goodsPrice: 224_539.2,
    gstAmount: 40_417.06,
    weighmentCharge: 300,
    loadingCharge: 905.4,
    platformFee: 362.16,
    handlingFee: 0,
    totalPrice: 266_523.82,
    billingGstNo: '06AAACA0000A1Z2',
    shippingPinCode: '123401',
    sellerStateCode: '06',
    statusChanges: [{ status: 'Confirmed', note: null }],
    orderLines: [{ itemId: item, quantity: 120, unit: 'Pieces', price: 62_000, amount: 224_539.2 }],
  })
})

test('each line keeps the weight that it is invoiced by', async () => {
  const [, other = 0] = await someItems(server.db, 2)
  await putIntoCart(server.db, [buyerId], [item], { unit: 'Pieces', quantity: '120' })
  await putIntoCart(server.db, [buyerId], [other], { unit: 'Ton', quantity: '3' })
  const { body: orderId } = await confirm()
  expect((await orderOf(orderId)).orderLines).toMatchObject([
    { unit: 'Pieces', weightBasis: 'theoretical' },
    { unit: 'Ton', weightBasis: 'weighbridge' },
  ])
  const lines = eq(orderLines.orderId, orderId)
  expect(await server.db.select({ kept: orderLines.weightBasis }).from(orderLines).where(lines)).toEqual([
    { kept: 'theoretical' },
    { kept: 'weighbridge' },
  ])
  // As a server of the release before writes it.
  await server.db.update(orderLines).set({ weightBasis: null }).where(lines)
  expect((await orderOf(orderId)).orderLines).toMatchObject([
    { weightBasis: 'theoretical' },
    { weightBasis: 'weighbridge' },
  ])
})

test('the buyer gets one mail, with the number and the total of the order', async () => {
  await putIntoCart(server.db, [buyerId], [item])
  const { orderNo, totalPrice } = await orderOf((await confirm()).body)
  const [user] = await server.db.select().from(users).where(eq(users.id, buyerId))
  const sent = await server.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, user?.email ?? ''))
    .orderBy(asc(mails.id))
  const told = sent.filter(({ text }) => text?.includes(orderNo))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain(`₹${totalPrice.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`)
})

test('an empty cart confirms nothing', async () => {
  const before = await orderCount()
  expect(await confirm({}, 'nothing')).toMatchObject({ status: 200, body: -1 })
  expect(await orderCount()).toBe(before)
})

test('a repeat with the same key answers the same order, also when there is a new cart', async () => {
  await putIntoCart(server.db, [buyerId], [item])
  const first = await confirm({}, 'visit 1')
  expect((await confirm({}, 'visit 1')).body).toBe(first.body)
  await putIntoCart(server.db, [buyerId], [item])
  expect((await confirm({}, 'visit 1')).body).toBe(first.body)
  expect((await load()).cartLines).toHaveLength(1)
  expect((await confirm({}, 'visit 2')).body).toBeGreaterThan(first.body)
  expect(await confirm({}, 'k'.repeat(101))).toMatchObject({ status: 400 })
})

describe('what keeps a cart from being ordered, and changes nothing', () => {
  test.each(['billing', 'shipping'] as const)('no %s address', async (kind) => {
    await putIntoCart(server.db, [buyerId], [item])
    await server.db.delete(addresses).where(eq(addresses.kind, kind))
    await refused(cartMessages[`${kind}Incomplete`])
  })

  test('an item that is no longer sold', async () => {
    await putIntoCart(server.db, [buyerId], [item])
    await server.db.update(stockItems).set({ active: false }).where(eq(stockItems.id, item))
    await refused(expect.stringMatching(/ is no longer sold\. Please remove it from the cart\.$/))
  })

  test('more than there is, down to the kilogram', async () => {
    await putIntoCart(server.db, [buyerId], [item], { quantity: '2.001' })
    await setStock(server.db, item, 2_000n)
    await refused(expect.stringMatching(/^Only 2\.000 MT of .+ are left, and 2\.001 MT are in the cart\./))
    await setStock(server.db, item, 2_001n)
    expect((await confirm()).status).toBe(200)
  })

  test.each([
    { say: 'a price', change: () => setPrice(6_200_001n) },
    { say: 'a fee', change: () => raiseLoading() },
    { say: 'the quantity, on another device', change: () => server.db.update(cartLines).set({ quantity: '2' }) },
    { say: 'the address, on another device', change: () => server.db.update(addresses).set({ city: 'Hisar' }) },
  ])('$say that has changed since the cart was shown', async ({ change }) => {
    await putIntoCart(server.db, [buyerId], [item])
    const { seen } = await load()
    await change()
    await refused('Something has changed since the cart was shown. Please look at it again and confirm.', {
      seen,
    })
    expect((await confirm({ seen: (await load()).seen })).body).toBeGreaterThan(0)
  })

  async function refused(error: unknown, input: object = {}) {
    const before = await orderCount()
    expect(await confirm(input, 'refused')).toMatchObject({ status: 400, error })
    expect(await orderCount()).toBe(before)
    expect((await load()).cartLines).toHaveLength(1)
  }
})

test('an order keeps what it was made with, whatever changes later', async () => {
  await putIntoCart(server.db, [buyerId], [item])
  const { body } = await confirm()
  const before = await orderOf(body)
  await setPrice(9_900_000n)
  await raiseLoading()
  for (const table of [brands, classes, subClasses, subClasses1])
    await server.db.update(table).set({ name: sql`${table.name} || ' renamed'` })
  await server.db.update(parameters).set({ description: sql`${parameters.description} || ' renamed'` })
  await server.db.update(addresses).set({ city: 'Hisar', address: 'Elsewhere' })
  expect(await orderOf(body)).toEqual(before)
})

test('a link alone confirms nothing: cookies come along, the key of the session does not', async () => {
  await putIntoCart(server.db, [buyerId], [item])
  const stranger = new TestBrowser(server)
  for (const [name, value] of buyer.cookies) stranger.cookies.set(name, value)
  expect((await stranger.send(confirmOrder)).status).toBe(401)
  expect((await load()).cartLines).toHaveLength(1)
})

const raiseLoading = async () => {
  const [fees] = await server.db.select().from(feeStructures).orderBy(desc(feeStructures.id))
  if (!fees) throw new Error('The demo has fees')
  const { id: _, ...figures } = fees
  await server.db.insert(feeStructures).values({ ...figures, loadingPaisePerTon: figures.loadingPaisePerTon + 1n })
}
