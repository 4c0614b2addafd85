import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orders } from '../../db/tables/ordering/orders'
import { giveAddresses, putIntoCart, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { someUser } from '../../testing/people'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const seller = {
  ...{ name: 'LohaHaat Steel', address: 'Rewari', gstNumber: '06AAACA0000A1Z2' },
  ...{ bank: 'HDFC 502', upiId: 'yard@bank', paymentTerms: 'Half in advance' },
}
const server = useTestServer()
let buyer: TestBrowser

const paymentOf = async (orderId: number) => (await buyer.send(fetchOrderSuccessDetail, { orderId })).body.payment

beforeAll(async () => {
  buyer = new TestBrowser(await server.twin({ seller }))
  await buyer.signIn(await someUser(server.db))
  await giveAddresses(server.db, buyer.userId)
})

test('the checkout says how to pay, and the order keeps it', async () => {
  await putIntoCart(server.db, [buyer.userId], await someItems(server.db, 1))
  const payment = { payee: 'LohaHaat Steel', bank: 'HDFC 502', upiId: 'yard@bank', terms: 'Half in advance' }
  expect((await buyer.send(fetchCartData)).body.payment).toEqual(payment)
  expect(await paymentOf((await buyer.send(confirmOrder, {})).body)).toEqual(payment)
})

test('an order says what it was placed with, whatever the seller has now', async () => {
  const [stockItemId = 0] = await someItems(server.db, 1)
  const id = await placeOrder(server.db, buyer.userId, [{ stockItemId }])
  expect(await paymentOf(id)).toEqual({ payee: 'LohaHaat Steel', bank: null, upiId: null, terms: null })
})

test('an order from before UPI ids could be given has none', async () => {
  const [stockItemId = 0] = await someItems(server.db, 1)
  const id = await placeOrder(server.db, buyer.userId, [{ stockItemId }])
  const { upiId: _, paymentTerms: __, ...then } = seller
  await server.db.update(orders).set({ seller: then }).where(eq(orders.id, id))
  expect(await paymentOf(id)).toEqual({ payee: 'LohaHaat Steel', bank: 'HDFC 502', upiId: null, terms: null })
})
