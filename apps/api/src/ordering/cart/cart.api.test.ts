import { inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deleteCart } from '@lohahaat/contract/ordering/cart/delete-cart'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchStockDetailsData } from '@lohahaat/contract/ordering/cart/fetch-stock-details-data'
import { saveCart } from '@lohahaat/contract/ordering/cart/save-cart'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { feeStructures } from '../../db/tables/ordering/fee-structures'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { parameters } from '../../db/tables/reference/parameters'
import { putIntoCart, someItems } from '../../testing/carts'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { MAX_LINES } from './save-cart'

const server = useTestServer()
const asha = useBuyer(server)
const ravi = useBuyer(server)

beforeEach(() => server.db.delete(cartLines))

const add = (buyer: TestBrowser, itemId: number) => buyer.send(saveCart, { itemId: String(itemId) })
const idsInCart = async (buyer: TestBrowser) => (await buyer.send(fetchStockDetailsData)).body
const cartOf = async (buyer: TestBrowser) => (await buyer.send(fetchCartData)).body
const change = (id: number, set: Partial<typeof stockItems.$inferInsert>) =>
  server.db.update(stockItems).set(set).where(eq(stockItems.id, id))

/** An item that no other test changes, in a buyer's cart. */
let used = 0
async function nextItems(many: number) {
  const items = await someItems(server.db, used + many)
  return items.slice((used += many) - many)
}
async function itemInCart(buyer: TestBrowser) {
  const [item = 0] = await nextItems(1)
  const { body } = await add(buyer, item)
  return { item, ids: { itemId: String(item), cartLineId: String(body.cartLineId) } }
}

test('an item comes in as one ton, a second time changes nothing, and goes out again', async () => {
  const [pipe = 0, other = 0] = await nextItems(2)
  const first = await add(asha, pipe)
  expect(first.body).toEqual({ success: true, cartLineId: expect.any(Number), cart: 1 })
  expect((await add(asha, other)).headers).toMatchObject({ cart: '2' })
  expect((await add(asha, pipe)).body).toEqual({ ...first.body, cart: 2 })
  expect(await idsInCart(asha)).toEqual([pipe, other])
  expect(await cartOf(asha)).toMatchObject({
    cartLines: [{ cartLineId: first.body.cartLineId, itemId: pipe, unit: 'Ton', quantity: 1 }, { itemId: other }],
  })

  const removed = await asha.send(deleteCart, { itemId: String(pipe) })
  expect(removed).toMatchObject({ body: { success: true, cart: 1 }, headers: { cart: '1' } })
  expect((await asha.send(deleteCart, { itemId: String(pipe) })).body).toEqual({ success: true, cart: 1 })
  expect(await idsInCart(asha)).toEqual([other])
})

test('what was typed comes in with its unit, and sets an item that is in already', async () => {
  const [pipe = 0] = await nextItems(1)
  await change(pipe, { pieceGrams: 24_480n })
  const wanted = { itemId: String(pipe), quantity: '123', unit: 'Pieces' }
  const { body } = await asha.send(saveCart, wanted)
  expect((await cartOf(asha)).cartLines).toMatchObject([
    { itemId: pipe, quantity: 123, unit: 'Pieces', weightBasis: 'theoretical' },
  ])
  const again = await asha.send(saveCart, { ...wanted, quantity: '2.5', unit: 'Ton' })
  expect(again.body).toEqual(body)
  expect((await cartOf(asha)).cartLines).toMatchObject([{ quantity: 2.5, unit: 'Ton', weightBasis: 'weighbridge' }])
  await add(asha, pipe)
  expect((await cartOf(asha)).cartLines).toMatchObject([{ quantity: 2.5, unit: 'Ton' }])
})

test.each([
  { quantity: '0', unit: 'Ton', error: cartMessages.quantityInvalid },
  { quantity: '1.5', unit: 'Pieces', error: cartMessages.piecesNotWhole },
  { quantity: '1.0005', unit: 'Ton', error: cartMessages.tonsTooFine },
  { quantity: '10000001', unit: 'Ton', error: cartMessages.quantityTooLarge },
  { quantity: '5', unit: 'Kg', error: cartMessages.unitInvalid },
  { quantity: '5', error: cartMessages.unitInvalid },
  { unit: 'Ton', error: cartMessages.quantityInvalid },
])('$quantity $unit is not added: $error', async ({ error, ...wanted }) => {
  const [pipe = 0] = await someItems(server.db, 1)
  expect(await asha.send(saveCart, { itemId: String(pipe), ...wanted })).toMatchObject({ status: 400, error })
  expect(await idsInCart(asha)).toEqual([])
})

test('an item without a weight per piece is not added by the piece', async () => {
  const [pipe = 0] = await nextItems(1)
  await change(pipe, { pieceGrams: null })
  const reply = await asha.send(saveCart, { itemId: String(pipe), quantity: '3', unit: 'Pieces' })
  expect(reply).toMatchObject({ status: 400, error: refusalTexts.noWeight })
  expect(await idsInCart(asha)).toEqual([])
})

test('ready stock is promised only where tons are counted and left', async () => {
  const { item } = await itemInCart(asha)
  const ready = 'Ready stock (1-3 days)'
  const [found] = await server.db.select().from(parameters).where(eq(parameters.description, ready))
  if (!found) throw new Error('The demo data promises no ready stock')
  for (const [availableKg, delivery] of [
    [1n, ready],
    [0n, '1-3 days'],
    [null, '1-3 days'],
  ] as const) {
    await change(item, { availableKg, deliveryId: found.id })
    expect((await cartOf(asha)).cartLines).toMatchObject([{ delivery }])
  }
})

test('a line shows what is true of its item now, the account and the fees in force', async () => {
  const { item, ids } = await itemInCart(asha)
  await change(item, { pricePaisePerTon: 6_212_345n, availableKg: 1_500n, pieceGrams: 30_180n })
  await asha.send(updateCart, { ...ids, quantity: '37', unit: 'Pieces' })
  await server.db.insert(feeStructures).values({
    gstHundredths: 1250,
    weighmentPaise: 15_050n,
    loadingPaisePerTon: 20_000n,
    platformPaisePerTon: 5_000n,
    handlingPaisePerExtraBrand: 99_999n,
  })
  const cart = await cartOf(asha)
  expect(cart).toMatchObject({
    cartLines: [
      {
        price: 62_123.45,
        available: 1.5,
        weightPerPiece: 30.18,
        unit: 'Pieces',
        quantity: 37,
        sold: true,
        gstNo: '06AAACA0000A1Z2',
        brandName: expect.any(String),
        departmentName: 'Pipe',
        delivery: expect.any(String),
      },
    ],
    feeStructure: {
      gstPercent: 12.5,
      weighmentCharge: 150.5,
      loadingCharge: 200,
      platformFee: 50,
      handlingFee: 999.99,
    },
    sellerStateCode: '06',
  })
  expect((await cartOf(asha)).seen).toBe(cart.seen)

  await change(item, { active: false, availableKg: 0n })
  const withdrawn = await cartOf(asha)
  expect(withdrawn.cartLines).toMatchObject([{ sold: false, available: 0 }])
  expect(withdrawn.seen).toBe(cart.seen)

  // Pieces can no longer be weighed, so the line falls back to one ton.
  await change(item, { pieceGrams: null })
  const unweighed = await cartOf(asha)
  expect(unweighed.cartLines).toMatchObject([{ unit: 'Ton', quantity: 1, weightPerPiece: null }])
  expect(unweighed.seen).not.toBe(cart.seen)
})

test('while nobody has entered fees there is the tax alone', async () => {
  await server.db.delete(feeStructures)
  const { feeStructure } = await cartOf(asha)
  const none = { weighmentCharge: 0, loadingCharge: 0, platformFee: 0, handlingFee: 0 }
  expect(feeStructure).toEqual({ gstPercent: 18, ...none })
})

test('only what is sold comes into a cart', async () => {
  const [item = 0] = await nextItems(1)
  await change(item, { active: false })
  expect(await add(asha, item)).toMatchObject({
    status: 400,
    error: expect.stringMatching(/ × .*mm × .*m is no longer sold/),
  })
  expect(await add(asha, 2_000_000_000)).toMatchObject({ status: 400, error: refusalTexts.unknownRecord })
  for (const id of [0, -1, 1.5, 3_000_000_000]) expect(await add(asha, id)).toMatchObject({ status: 400 })
  expect(await asha.send(saveCart)).toMatchObject({ status: 400 })
  expect(await idsInCart(asha)).toEqual([])
})

test('20 presses at once make one line, and the 201st line is refused however many come at once', async () => {
  const [pipe = 0] = await nextItems(1)
  const presses = await Promise.all(Array.from({ length: 20 }, () => add(asha, pipe)))
  expect(new Set(presses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await idsInCart(asha)).toEqual([pipe])

  const items = (await someItems(server.db, MAX_LINES + 6)).filter((id) => id !== pipe)
  await putIntoCart(server.db, [asha.userId], items.slice(0, MAX_LINES - 2))
  const last = await Promise.all(items.slice(MAX_LINES - 2, MAX_LINES + 3).map((id) => add(asha, id)))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect(last.find(({ error }) => error)?.error).toBe(refusalTexts.cartFull(MAX_LINES))
  expect(await add(asha, pipe), 'what is there already').toMatchObject({ status: 200, body: { cart: MAX_LINES } })
})

test.each([
  { quantity: '0', unit: 'Ton', error: cartMessages.quantityInvalid },
  { quantity: '1.5', unit: 'Pieces', error: cartMessages.piecesNotWhole },
  { quantity: '1', unit: 'ton', error: cartMessages.unitInvalid },
])('$Quantity $Unit does not stand', async ({ error, ...input }) => {
  const { ids } = await itemInCart(asha)
  expect(await asha.send(updateCart, { ...ids, ...input })).toMatchObject({ status: 400, error })
  expect((await cartOf(asha)).cartLines).toMatchObject([{ unit: 'Ton', quantity: 1 }])
})

test('quantity and unit are kept; pieces need a weight', async () => {
  const { item, ids } = await itemInCart(asha)
  for (const [quantity, unit] of [
    ['10000000', 'Pieces'],
    ['2.125', 'Ton'],
  ]) {
    expect((await asha.send(updateCart, { ...ids, quantity, unit })).body).toEqual({ success: true, cart: 1 })
    expect((await cartOf(asha)).cartLines).toMatchObject([{ unit, quantity: Number(quantity) }])
  }
  await change(item, { pieceGrams: null })
  const refused = await asha.send(updateCart, { ...ids, quantity: '3', unit: 'Pieces' })
  expect(refused).toMatchObject({ status: 400, error: refusalTexts.noWeight })
})

test('a line is reached by its own two ids and by its buyer alone', async () => {
  const { item, ids } = await itemInCart(asha)
  const other = await itemInCart(asha)
  const mixed = { ...ids, cartLineId: other.ids.cartLineId }
  const refused = { status: 400, error: refusalTexts.unknownRecord }
  for (const [buyer, line] of [
    [ravi, ids],
    [asha, mixed],
  ] as const) {
    expect(await buyer.send(updateCart, { ...line, quantity: '5', unit: 'Ton' })).toMatchObject(refused)
    expect(await buyer.send(deleteCartFromCartPage, line)).toMatchObject(refused)
  }
  expect((await ravi.send(deleteCart, { itemId: String(item) })).body).toEqual({ success: true, cart: 0 })
  expect((await cartOf(ravi)).cartLines).toEqual([])
  expect((await cartOf(asha)).cartLines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])

  expect(await asha.send(deleteCartFromCartPage, ids)).toMatchObject({
    body: { success: true, cart: 1 },
    headers: { cart: '1' },
  })
  expect(await asha.send(deleteCartFromCartPage, ids)).toMatchObject(refused)
  expect(await idsInCart(asha)).toEqual([other.item])
})

test('a bare link, a prefetch or a stranger changes nothing', async () => {
  const { item, ids } = await itemInCart(asha)
  const [another = 0] = await nextItems(1)
  const cookie = [...asha.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, ...Object.fromEntries([...asha.values].filter(([name]) => name !== 'UserKey')) }
  const links = [
    [saveCart, { itemId: String(another) }],
    [deleteCart, { itemId: String(item) }],
    [deleteCartFromCartPage, ids],
    [updateCart, { ...ids, quantity: '5', unit: 'Ton' }],
    [fetchCartData, {}],
    [fetchStockDetailsData, {}],
  ] as const
  for (const [call, input] of links) {
    const query = inputToWire(call, input) as Record<string, string>
    const followed = await server.app.inject({ url: call.path, query, headers })
    expect(followed.statusCode, call.path).toBe(401)
    const all = { cookie, ...Object.fromEntries(asha.values) }
    const head = await server.app.inject({ method: 'HEAD', url: call.path, query, headers: all })
    expect(head.statusCode, call.path).toBe(404)
  }
  const rows = await server.db.select({ item: cartLines.stockItemId, quantity: cartLines.quantity }).from(cartLines)
  expect(rows).toEqual([{ item, quantity: '1.000' }])
})
