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
import { putIntoCart, someItems } from '../../testing/carts'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { MAX_LINES } from './save-cart'

const server = useTestServer()
const asha = useBuyer(server)
const ravi = useBuyer(server)

beforeEach(() => server.db.delete(cartLines))

const add = (buyer: TestBrowser, StockDetailId: number) =>
  buyer.send(saveCart, { StockDetailId: String(StockDetailId) })
const idsInCart = async (buyer: TestBrowser) => (await buyer.send(fetchStockDetailsData)).body
const cartOf = async (buyer: TestBrowser) => (await buyer.send(fetchCartData)).body
const change = (id: number, set: Partial<typeof stockItems.$inferInsert>) =>
  server.db.update(stockItems).set(set).where(eq(stockItems.id, id))

/** An item that no other test changes, in the cart of a buyer. */
let used = 0
async function nextItems(many: number) {
  const items = await someItems(server.db, used + many)
  return items.slice((used += many) - many)
}
async function itemInCart(buyer: TestBrowser) {
  const [item = 0] = await nextItems(1)
  const { body } = await add(buyer, item)
  return { item, ids: { StockDetailId: String(item), CartId: String(body.cartId) } }
}

test('an item comes in as one ton, a second time changes nothing, and goes out again', async () => {
  const [pipe = 0, other = 0] = await nextItems(2)
  const first = await add(asha, pipe)
  expect(first.body).toEqual({ success: true, cartId: expect.any(Number), cart: 1 })
  expect((await add(asha, other)).headers).toMatchObject({ cart: '2' })
  expect((await add(asha, pipe)).body).toEqual({ ...first.body, cart: 2 })
  expect(await idsInCart(asha)).toEqual([pipe, other])
  expect(await cartOf(asha)).toMatchObject({
    cartDetails: [
      { cartId: first.body.cartId, stockDetailId: pipe, unit: 'Ton', quantity: 1 },
      { stockDetailId: other },
    ],
  })

  const removed = await asha.send(deleteCart, { StockDetailId: String(pipe) })
  expect(removed).toMatchObject({ body: { success: true, cart: 1 }, headers: { cart: '1' } })
  expect((await asha.send(deleteCart, { StockDetailId: String(pipe) })).body).toEqual({ success: true, cart: 1 })
  expect(await idsInCart(asha)).toEqual([other])
})

test('a line shows what is true of its item now, the account and the fees in force', async () => {
  const { item, ids } = await itemInCart(asha)
  await change(item, { pricePaisePerTon: 6_212_345n, availableKg: 1_500n, pieceGrams: 30_180n })
  await asha.send(updateCart, { ...ids, Quantity: '37', Unit: 'Pieces' })
  await server.db.insert(feeStructures).values({
    gstHundredths: 1250,
    weighmentPaise: 15_050n,
    loadingPaisePerTon: 20_000n,
    platformPaisePerTon: 5_000n,
    handlingPaisePerExtraBrand: 99_999n,
  })
  const cart = await cartOf(asha)
  expect(cart).toMatchObject({
    cartDetails: [
      {
        price: 62_123.45,
        available: 1.5,
        weight_Per_Piece: 30.18,
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
      applicable_GST: 12.5,
      weight_Charges: 150.5,
      loading_Charges: 200,
      plattform_Fees: 50,
      material_Handling_Fees: 999.99,
    },
    sellerStateCode: '06',
  })
  expect((await cartOf(asha)).seen).toBe(cart.seen)

  await change(item, { active: false, availableKg: 0n })
  const withdrawn = await cartOf(asha)
  expect(withdrawn.cartDetails).toMatchObject([{ sold: false, available: 0 }])
  expect(withdrawn.seen).toBe(cart.seen)

  // Pieces can't be weighed any more, so they don't stand.
  await change(item, { pieceGrams: null })
  const unweighed = await cartOf(asha)
  expect(unweighed.cartDetails).toMatchObject([{ unit: 'Ton', quantity: 1, weight_Per_Piece: null }])
  expect(unweighed.seen).not.toBe(cart.seen)
})

test('while nobody has entered fees there is the tax alone', async () => {
  await server.db.delete(feeStructures)
  const { feeStructure } = await cartOf(asha)
  const none = { weight_Charges: 0, loading_Charges: 0, plattform_Fees: 0, material_Handling_Fees: 0 }
  expect(feeStructure).toEqual({ applicable_GST: 18, ...none })
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
  { Quantity: '0', Unit: 'Ton', error: cartMessages.quantityInvalid },
  { Quantity: '1.5', Unit: 'Pieces', error: cartMessages.piecesNotWhole },
  { Quantity: '1', Unit: 'ton', error: cartMessages.unitInvalid },
])('$Quantity $Unit does not stand', async ({ error, ...input }) => {
  const { ids } = await itemInCart(asha)
  expect(await asha.send(updateCart, { ...ids, ...input })).toMatchObject({ status: 400, error })
  expect((await cartOf(asha)).cartDetails).toMatchObject([{ unit: 'Ton', quantity: 1 }])
})

test('quantity and unit are kept; pieces need a weight', async () => {
  const { item, ids } = await itemInCart(asha)
  for (const [Quantity, Unit] of [
    ['10000000', 'Pieces'],
    ['2.125', 'Ton'],
  ]) {
    expect((await asha.send(updateCart, { ...ids, Quantity, Unit })).body).toEqual({ success: true, cart: 1 })
    expect((await cartOf(asha)).cartDetails).toMatchObject([{ unit: Unit, quantity: Number(Quantity) }])
  }
  await change(item, { pieceGrams: null })
  const refused = await asha.send(updateCart, { ...ids, Quantity: '3', Unit: 'Pieces' })
  expect(refused).toMatchObject({ status: 400, error: refusalTexts.noWeight })
})

test('a line is reached by its own two ids and by its buyer alone', async () => {
  const { item, ids } = await itemInCart(asha)
  const other = await itemInCart(asha)
  const mixed = { ...ids, CartId: other.ids.CartId }
  const refused = { status: 400, error: refusalTexts.unknownRecord }
  for (const [buyer, line] of [
    [ravi, ids],
    [asha, mixed],
  ] as const) {
    expect(await buyer.send(updateCart, { ...line, Quantity: '5', Unit: 'Ton' })).toMatchObject(refused)
    expect(await buyer.send(deleteCartFromCartPage, line)).toMatchObject(refused)
  }
  expect((await ravi.send(deleteCart, { StockDetailId: String(item) })).body).toEqual({ success: true, cart: 0 })
  expect((await cartOf(ravi)).cartDetails).toEqual([])
  expect((await cartOf(asha)).cartDetails).toMatchObject([{ quantity: 1 }, { quantity: 1 }])

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
    [saveCart, { StockDetailId: String(another) }],
    [deleteCart, { StockDetailId: String(item) }],
    [deleteCartFromCartPage, ids],
    [updateCart, { ...ids, Quantity: '5', Unit: 'Ton' }],
    [fetchCartData, {}],
    [fetchStockDetailsData, {}],
  ] as const
  for (const [call, query] of links) {
    const followed = await server.app.inject({ url: call.path, query, headers })
    expect(followed.statusCode, call.path).toBe(401)
    const all = { cookie, ...Object.fromEntries(asha.values) }
    const head = await server.app.inject({ method: 'HEAD', url: call.path, query, headers: all })
    expect(head.statusCode, call.path).toBe(404)
  }
  const rows = await server.db.select({ item: cartLines.stockItemId, quantity: cartLines.quantity }).from(cartLines)
  expect(rows).toEqual([{ item, quantity: '1.000' }])
})
