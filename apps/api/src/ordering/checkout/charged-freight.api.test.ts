import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveFreightTerms } from '@lohahaat/contract/inventory/freight/freight-terms'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { toRupees } from '@lohahaat/domain/platform/money'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { addresses } from '../../db/tables/ordering/addresses'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { sellers } from '../../db/tables/reference/sellers'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { mailsAbout } from '../../testing/orders'
import { pdfPages } from '../../testing/pdf-text'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

/** Two items of the yard in Rewari, one of Raipur and one whose yard nobody knows. */
let items: [number, number, number, number]

const terms = {
  roadFactorPercent: 130,
  kmPerDay: 300,
  leastRupeesPerTon: 350,
  rates: [
    { truckTons: 9, upToKm: 3000, rupeesPerTonKm: 1.5 },
    { truckTons: 25, upToKm: 3000, rupeesPerTonKm: 1.2 },
  ],
}
const charge = async (isCharged: boolean, changes = {}) =>
  expect((await admin.send(saveFreightTerms, { ...terms, isCharged, ...changes })).status).toBe(200)
const load = async () => (await buyer.send(fetchCartData)).body
const orderOf = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body
const confirm = async (input: object = {}) => (await buyer.send(confirmOrder, input)).body
const shipTo = (pinCode: string) =>
  server.db.update(addresses).set({ pinCode }).where(eq(addresses.buyerId, buyer.userId))

beforeEach(async () => {
  await server.db.delete(cartLines)
  await server.db.delete(addresses).where(eq(addresses.buyerId, buyer.userId))
  await giveAddresses(server.db, buyer.userId)
  await shipTo('411001')
  const [one = 0, two = 0, three = 0, four = 0] = await someItems(server.db, 4)
  items = [one, two, three, four]
  const known = await server.db.select({ id: sellers.id, pinCode: sellers.location }).from(sellers)
  const nowhere = known.find((seller) => seller.pinCode === 999999)?.id ?? 0
  const sellerAt = (pinCode: number) => known.find((seller) => seller.pinCode === pinCode)?.id ?? nowhere
  await stockAt(items.slice(0, 2), sellerAt(123401))
  await stockAt([three], sellerAt(492001))
  await stockAt([four], sellerAt(147301))
  await server.db
    .update(sellers)
    .set({ location: 999999 })
    .where(eq(sellers.id, sellerAt(147301)))
  await server.db.update(stockItems).set({ pricePaisePerTon: 6_000_000n }).where(inArray(stockItems.id, items))
})

afterEach(() => charge(false))

const stockAt = (ids: readonly number[], sellerId: number) =>
  server.db
    .update(stockItems)
    .set({ sellerId })
    .where(inArray(stockItems.id, [...ids]))

const tons = (itemId: number, quantity: string) => putIntoCart(server.db, [buyer.userId], [itemId], { quantity })

test('while freight is only told, no cart and no order has any', async () => {
  await tons(items[0], '3')
  expect(await load()).not.toHaveProperty('freight')
  const order = await orderOf(await confirm())
  expect(order).toMatchObject({ freightCharge: 0, totalPrice: 213_750 })
  expect(order).not.toHaveProperty('freightAsAgreed')
})

test('charged, it is in cart, order, mail and invoice to the paisa, and in no tax', { timeout: 60_000 }, async () => {
  await charge(true)
  await tons(items[0], '6')
  await tons(items[1], '4')
  const cart = await load()
  const trucks = [
    { truckTons: 9, rupeesPerTon: 2170.5 },
    { truckTons: 25, rupeesPerTon: 1736.4 },
  ]
  expect(cart.freight).toEqual({
    pinCode: '411001',
    yards: [{ itemIds: [items[0], items[1]], km: 1447, days: 5, trucks }],
  })
  const orderId = await confirm({ seen: cart.seen })
  const order = await orderOf(orderId)
  expect(order).toMatchObject({ goodsPrice: 600_000, gstAmount: 108_000, freightCharge: 17_364 })
  expect(order.totalPrice).toBe(toRupees(totalsOfCart(cart).total))
  const [mail] = await mailsAbout(server.db, order.orderNo)
  expect(mail?.text).toMatch(/Freight +₹17,364\.00/)
  const { bytes } = await filesOf(server, buyer).download(fetchProformaInvoice, { orderId: String(orderId) })
  const [page] = await pdfPages(bytes)
  expect(page).toContain('Freight ₹17,364.00')
})

test('each yard sends its own truck, and what comes from nowhere known is as agreed', async () => {
  await charge(true)
  await tons(items[0], '6')
  await tons(items[2], '4')
  await tons(items[3], '2')
  const { freight } = await load()
  const raipur = freight?.yards.find(({ itemIds }) => itemIds.includes(items[2]))
  const order = await orderOf(await confirm())
  expect(order.freightCharge).toBe(6 * 2170.5 + 4 * (raipur?.trucks[0]?.rupeesPerTon ?? 0))
  expect(order.freightAsAgreed).toBe(true)
  const [mail] = await mailsAbout(server.db, order.orderNo)
  expect(mail?.text).toMatch(/Freight of the other items +as agreed/)
})

test('to a PIN code whose place nobody knows it is as agreed', async () => {
  await charge(true)
  await shipTo('999999')
  await tons(items[0], '6')
  expect((await load()).freight).toEqual({ pinCode: '999999', yards: [] })
  expect(await orderOf(await confirm())).toMatchObject({ freightCharge: 0, freightAsAgreed: true })
})

test('whoever has seen another freight is asked again', async () => {
  await tons(items[0], '6')
  const { seen: without } = await load()
  await charge(true)
  const refused = { status: 400, error: refusalTexts.cartChanged }
  expect(await buyer.send(confirmOrder, { seen: without })).toMatchObject(refused)
  const { seen } = await load()
  await charge(true, { roadFactorPercent: 131 })
  expect(await buyer.send(confirmOrder, { seen })).toMatchObject(refused)
  expect((await orderOf(await confirm({ seen: (await load()).seen }))).freightCharge).toBeGreaterThan(0)
})

test('a line that is deleted takes its freight along, at the rates of the order', async () => {
  await charge(true)
  await tons(items[0], '6')
  await tons(items[1], '4')
  await tons(items[2], '1')
  const orderId = await confirm()
  const before = await orderOf(orderId)
  await charge(true, { leastRupeesPerTon: 90_000 })
  const lineOf = (itemId: number) => before.orderLines.find((line) => line.itemId === itemId)?.orderLineId ?? 0
  const deleteLine = (itemId: number) => buyer.send(deleteItem, { orderId, orderLineId: lineOf(itemId) })
  expect((await deleteLine(items[2])).status).toBe(200)
  expect(await orderOf(orderId)).toMatchObject({ freightCharge: 17_364 })
  expect((await deleteLine(items[1])).status).toBe(200)
  const order = await orderOf(orderId)
  expect(order.freightCharge).toBe(6 * 2170.5)
  const parts = [order.goodsPrice, order.gstAmount, order.weighmentCharge, order.loadingCharge, order.platformFee]
  const sum = [...parts, order.handlingFee, order.freightCharge].reduce((all, part) => all + Math.round(part * 100), 0)
  expect(Math.round(order.totalPrice * 100)).toBe(sum)
})

test('a deletion that leaves a load for the dearer small truck raises nothing', async () => {
  await charge(true)
  await tons(items[0], '9')
  await tons(items[1], '1')
  const orderId = await confirm()
  const before = await orderOf(orderId)
  expect(before.freightCharge).toBe(17_364)
  const small = before.orderLines.find((line) => line.itemId === items[1])?.orderLineId ?? 0
  await buyer.send(deleteItem, { orderId, orderLineId: small })
  // Nine tons by the small truck would be ₹19,534.50.
  expect((await orderOf(orderId)).freightCharge).toBe(17_364)
})
