import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addLines } from '@lohahaat/contract/ordering/cart/add-lines'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { putIntoCart, someItems } from '../../testing/carts'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
let items: number[]

const item = (place: number) => items[place] ?? 0
const add = (lines: unknown, key?: string, browser: TestBrowser = buyer) =>
  browser.send(addLines, { lines }, key === undefined ? {} : { 'idempotency-key': key })
const cart = async () =>
  (await server.db.select().from(cartLines).where(eq(cartLines.buyerId, buyer.userId)).orderBy(cartLines.id)).map(
    ({ stockItemId, quantity, unit }) => [stockItemId, quantity, unit],
  )
const two = () => [
  { itemId: item(0), quantity: 60, unit: 'Pieces' },
  { itemId: item(1), quantity: '2.5', unit: 'Ton' },
]

beforeAll(async () => {
  items = (await someItems(server.db, 205)).slice(0, 205)
  await server.db.update(stockItems).set({ pieceGrams: 24_720n }).where(inArray(stockItems.id, items))
})
beforeEach(() => server.db.delete(cartLines))

test('several items come into the cart with their quantities', async () => {
  const { status, body, headers } = await add(two())
  expect({ status, body }).toEqual({ status: 200, body: { success: true, added: 2, cart: 2 } })
  expect(headers['cart']).toBe('2')
  expect(await cart()).toEqual([
    [item(0), '60.000', 'Pieces'],
    [item(1), '2.500', 'Ton'],
  ])
})

test('an item that is there gets the new quantity', async () => {
  await putIntoCart(server.db, [buyer.userId], [item(1)], { quantity: '9' })
  expect((await add(two())).body).toMatchObject({ added: 1, cart: 2 })
  expect(await cart()).toContainEqual([item(1), '2.500', 'Ton'])
})

test('a repeat with the same key answers the same, even when the cart has been emptied since', async () => {
  const first = await add(two(), 'key-1')
  await server.db.delete(cartLines)
  const again = await add(two(), 'key-1')
  expect(first.body).toMatchObject({ added: 2, cart: 2 })
  expect(again.body).toMatchObject({ added: 2, cart: 0 })
  expect(await cart()).toEqual([])
  expect((await add(two(), 'key-2')).body).toMatchObject({ cart: 2 })
})

test('ten at once with one key add once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(two(), 'key-3')))
  expect(answers.map(({ body }) => body.cart)).toEqual(Array(10).fill(2))
})

test.each([
  { say: 'no lines', lines: () => [] },
  {
    say: 'an unknown item',
    lines: () => [...two(), { itemId: 2_000_000_000, quantity: 1, unit: 'Ton' }],
    error: refusalTexts.unknownRecord,
  },
  {
    say: 'half a piece',
    lines: () => [...two(), { itemId: item(2), quantity: '0.5', unit: 'Pieces' }],
    error: cartMessages.quantityInvalid,
  },
  {
    say: 'less than a ton',
    lines: () => [{ itemId: item(2), quantity: '0.5', unit: 'Ton' }],
    error: cartMessages.quantityInvalid,
  },
  { say: 'an item twice', lines: () => [...two(), { itemId: item(0), quantity: 1, unit: 'Ton' }] },
  {
    say: 'more than 200 lines',
    lines: () => items.slice(0, 201).map((itemId) => ({ itemId, quantity: 1, unit: 'Ton' })),
  },
])('$say is refused, and nothing is added', async ({ lines, error }) => {
  const refused = await add(lines())
  expect(refused.status).toBe(400)
  if (error) expect(refused.error).toBe(error)
  expect(await cart()).toEqual([])
})

test('what is not sold any more, or not by the piece, keeps all out', async () => {
  await server.db
    .update(stockItems)
    .set({ active: false })
    .where(eq(stockItems.id, item(1)))
  expect((await add(two())).error).toMatch(/is no longer sold/)
  await server.db
    .update(stockItems)
    .set({ active: true })
    .where(eq(stockItems.id, item(1)))
  await server.db
    .update(stockItems)
    .set({ pieceGrams: null })
    .where(eq(stockItems.id, item(0)))
  expect((await add(two())).error).toBe(refusalTexts.noWeight)
  await server.db
    .update(stockItems)
    .set({ pieceGrams: 24_720n })
    .where(eq(stockItems.id, item(0)))
  expect(await cart()).toEqual([])
})

test('a cart never has more than 200 lines', async () => {
  await putIntoCart(server.db, [buyer.userId], items.slice(3, 202))
  expect(await add(two())).toMatchObject({ status: 400, error: refusalTexts.cartFull(200) })
})

test('a visitor has no cart', async () => {
  expect((await add(two(), undefined, new TestBrowser(server))).status).toBe(401)
})
