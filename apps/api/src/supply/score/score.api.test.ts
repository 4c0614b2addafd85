import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { rateOrder } from '@lohahaat/contract/supply/ratings/ratings'
import { fetchItemScore, fetchOwnScore, fetchQuoteScores } from '@lohahaat/contract/supply/score/score-cards'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { giveAddresses } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { quote, tonsAndPieces } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { newSupplier, newYard } from '../../testing/firms/yards'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadScoreCards } from './score-cards'

const HOUR_MS = 60 * 60 * 1000
const server = useTestServer()
const buyer = useBuyer(server)
const stranger = useBuyer(server)
const supplier = new TestBrowser(server)
let own: Awaited<ReturnType<typeof newSupplier>>

const ownScore = async () => (await supplier.send(fetchOwnScore)).body

async function ordered(answer: 'accept' | 'refuse' | 'wait') {
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }])
  const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const input = { orderId, orderLineIds: [line?.id ?? 0] }
  if (answer === 'accept') await supplier.send(acceptLines, input)
  if (answer === 'refuse') await supplier.send(refuseLines, { ...input, reason: 'No' })
  return orderId
}

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  own = await newSupplier(server.db)
  await supplier.signIn(own.email)
})

test('new until the fifth order, then by the share of accepted lines', async () => {
  expect(await ownScore()).toMatchObject({ isNew: true, orders: 0, acceptedPercent: null, answerHours: null })
  for (const answer of ['accept', 'accept', 'accept', 'refuse'] as const) await ordered(answer)
  expect(await ownScore()).toMatchObject({ isNew: true, orders: 4, events: { answeredLines: 4, acceptedLines: 3 } })
  await ordered('wait')
  expect(await ownScore()).toMatchObject({ isNew: false, orders: 5, events: { answeredLines: 4 }, acceptedPercent: 75 })
})

test('a line nobody answered counts as refused, a withdrawn one does not count', async () => {
  const before = await ownScore()
  const orderId = await ordered('wait')
  await server.db
    .update(supplierLines)
    .set({ answerBy: new Date(0) })
    .where(eq(supplierLines.orderId, orderId))
  expect((await ownScore()).events.answeredLines).toBe(before.events.answeredLines + 1)
  await server.db.update(supplierLines).set({ goneAt: new Date() }).where(eq(supplierLines.orderId, orderId))
  expect((await ownScore()).events.answeredLines).toBe(before.events.answeredLines)
})

test('how fast quotes come is the middle of all', async () => {
  for (const hours of [1, 3, 30]) {
    const enquiry = await tonsAndPieces(server.db, buyer.userId)
    const createdAt = new Date(Date.now() - hours * HOUR_MS)
    await server.db.update(enquiries).set({ createdAt }).where(eq(enquiries.id, enquiry.id))
    await quote(supplier, enquiry, [40_000, 900])
  }
  expect((await ownScore()).answerHours).toBe(3)
})

test('stars of ratings', async () => {
  for (const stars of [5, 4]) {
    const orderId = await ordered('accept')
    await server.db.update(orders).set({ status: 'Delivered' }).where(eq(orders.id, orderId))
    await buyer.send(rateOrder, { orderId, sellerId: own.sellerId, stars })
  }
  expect(await ownScore()).toMatchObject({ ratings: 2, stars: 4.5 })
})

test('buyers see it beside items and quotes, five minutes old at most, and 90 days far', async () => {
  const visitor = new TestBrowser(server)
  const { events: _, ...card } = await ownScore()
  expect((await visitor.send(fetchItemScore, { itemId: own.itemId })).body).toEqual([card])
  const enquiry = await tonsAndPieces(server.db, buyer.userId)
  await quote(supplier, enquiry, [40_000, 900])
  await quote(stranger, enquiry, [41_000, 910])
  const beside = await buyer.send(fetchQuoteScores, { enquiryId: enquiry.id })
  expect(beside.body).toEqual([{ quoteId: expect.any(Number), ...card }])
  await ordered('accept')
  const at = Date.now()
  const later = async (ms: number) => (await loadScoreCards(server.db, [own.sellerId], new Date(at + ms)))[0]?.orders
  expect(await later(0)).toBe(card.orders)
  expect(await later(6 * 60 * 1000)).toBe(card.orders + 1)
  expect(await later(91 * 24 * HOUR_MS)).toBe(0)
})

test('a yard that nobody works for has orders and nothing to accept', async () => {
  const yard = await newYard(server.db)
  await placeOrder(server.db, buyer.userId, [{ stockItemId: yard.itemId }])
  const [card] = await loadScoreCards(server.db, [yard.sellerId], new Date())
  expect(card).toMatchObject({ orders: 1, acceptedPercent: null, isNew: true })
})

test('an item that is not there has no score', async () => {
  expect((await new TestBrowser(server).send(fetchItemScore, { itemId: 2_000_000_000 })).body).toEqual([])
})
