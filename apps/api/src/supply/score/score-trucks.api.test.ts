import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchOwnScore } from '@lohahaat/contract/supply/score/score-cards'
import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { goodsReceipts } from '../../db/tables/fulfilment/goods-receipts'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { files } from '../../db/tables/platform/files'
import { newStoredName } from '../../platform/files/storage'
import { giveAddresses } from '../../testing/carts'
import { newSupplier } from '../../testing/firms/yards'
import { placeOrder } from '../../testing/orders'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { loadTruck } from '../../testing/trucks/trucks'

const server = useTestServer()
const buyer = useBuyer(server)
let supplier: TestBrowser
let own: Awaited<ReturnType<typeof newSupplier>>

/** The start of the day in India so many days ago. */
const dayAgo = (days: number) => startOfIstDay(istDay(new Date()), -days)

beforeAll(() => giveAddresses(server.db, buyer.userId))

beforeEach(async () => {
  own = await newSupplier(server.db)
  supplier = new TestBrowser(server)
  await supplier.signIn(own.email)
})

const score = async () => (await supplier.send(fetchOwnScore)).body
const events = async () => (await score()).events

/** An order of 2 t that was accepted ten days ago, with what it was promised. */
async function accepted(delivery: string) {
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId, quantity: '2' }])
  const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  await supplier.send(acceptLines, { orderId, orderLineIds: [line?.id ?? 0] })
  await server.db.update(orderLines).set({ delivery }).where(eq(orderLines.orderId, orderId))
  await server.db
    .update(supplierLines)
    .set({ answeredAt: dayAgo(10) })
    .where(eq(supplierLines.orderId, orderId))
  return { orderId, lineId: line?.id ?? 0 }
}

const send = ({ orderId, lineId }: { orderId: number; lineId: number }, dispatchedAt: Date, grams = 2_000_000n) =>
  loadTruck(server.db, orderId, [{ orderLineId: lineId, grams }], {
    ...{ state: 'Dispatched', invoiceNo: `S/${orderId}/${grams % 1000n}`, dispatchedAt, loadedAt: dispatchedAt },
  })

test.each([
  { delivery: 'Ready stock (1-3 days)', daysAgo: 7, due: 1, onTime: 1 },
  { delivery: 'Ready stock (1-3 days)', daysAgo: 6, due: 1, onTime: 0 },
  { delivery: 'Within 7 days', daysAgo: 3, due: 1, onTime: 1 },
  { delivery: '1 week', daysAgo: 2, due: 1, onTime: 0 },
  { delivery: '1 day', daysAgo: 9, due: 1, onTime: 1 },
  { delivery: 'Back on 24 Nov 2026, then 5 days', daysAgo: 5, due: 1, onTime: 1 },
  { delivery: 'Ready stock', daysAgo: 9, due: 0, onTime: 0 },
  { delivery: 'Within 7 days', daysAgo: null, due: 1, onTime: 0 },
  { delivery: 'Within 15 days', daysAgo: null, due: 0, onTime: 0 },
  { delivery: 'Within 15 days', daysAgo: 1, due: 1, onTime: 1 },
])('promised "$delivery" ten days ago, left $daysAgo days ago: $onTime of $due on time', async (given) => {
  const line = await accepted(given.delivery)
  // The last instant of the day but one.
  if (given.daysAgo !== null) await send(line, new Date(dayAgo(given.daysAgo - 1).getTime() - 1))
  expect(await events()).toMatchObject({ dueLines: given.due, onTimeLines: given.onTime })
})

test('a line is on time with its last truck, less the tolerance of loading, or when its order was set to dispatched', async () => {
  const line = await accepted('Within 7 days')
  await send(line, dayAgo(8), 1_000_000n)
  expect(await events()).toMatchObject({ dueLines: 1, onTimeLines: 0 })
  await send(line, dayAgo(8), 960_000n)
  expect(await events()).toMatchObject({ dueLines: 1, onTimeLines: 1 })
  const { orderId } = await accepted('Within 7 days')
  const change = { orderId, status: 'Dispatched', changedBy: buyer.userId } as const
  await server.db.insert(orderStatusChanges).values({ ...change, changedAt: dayAgo(5) })
  expect(await events()).toMatchObject({ dueLines: 2, onTimeLines: 2 })
})

test('weight: of the trucks weighed at both ends those within the allowance; a third slip counts when both agree', async () => {
  const weigh = async (consignmentId: number, side: 'seller' | 'buyer' | 'third', netKg: bigint) => {
    const at = new Date()
    await server.db.insert(weighbridgeSlips).values({
      ...{ consignmentId, side, slipNo: 'RST 1', bridge: 'Kanta', vehicleNo: 'HR55AB1234', grossAt: at, tareAt: at },
      ...{ grossKg: netKg + 8000n, tareKg: 8000n, netKg, recordedBy: buyer.userId, recordedAt: at },
      terms: side === 'seller' ? null : { percent: 50, divisions: 2, divisionKg: 10, policy: 'full' },
    })
  }
  const sent = async () => send(await accepted('Within 7 days'), dayAgo(8))
  const [right, short, alone] = [await sent(), await sent(), await sent()]
  await weigh(right, 'seller', 2000n)
  await weigh(right, 'buyer', 1980n)
  await weigh(short, 'seller', 2000n)
  await weigh(short, 'buyer', 1979n)
  await weigh(alone, 'seller', 2000n)
  expect(await events()).toMatchObject({ weighedTrucks: 2, trucksWithin: 1 })
  await weigh(short, 'third', 1990n)
  expect(await events()).toMatchObject({ weighedTrucks: 2, trucksWithin: 1 })
  await server.db
    .update(weighbridgeSlips)
    .set({ sellerAgreedBy: buyer.userId, buyerAgreedBy: buyer.userId })
    .where(eq(weighbridgeSlips.netKg, 1990n))
  expect(await events()).toMatchObject({ weighedTrucks: 2, trucksWithin: 2 })
})

async function certify(consignmentId: number, createdAt: Date) {
  const file = { storedName: newStoredName('pdf'), originalName: 'tc.pdf', mediaType: 'application/pdf', bytes: 1 }
  const [{ id: fileId } = { id: 0 }] = await server.db
    .insert(files)
    .values({ ...file, purpose: 'certificate', ownerId: buyer.userId })
    .returning({ id: files.id })
  const [paper] = await server.db
    .insert(certificates)
    .values({
      ...{ fileId, state: 'confirmed', sellerId: own.sellerId, certificateNo: 'TC', maker: 'Mill', heatKeys: ['H1'] },
      ...{ standard: 'IS 1239', size: '50 NB', thickness: '3.6', grams: 9_000_000n, confirmedAt: createdAt },
      ...{ heats: [{ heatNo: 'H1', figures: {}, tests: {} }], createdBy: buyer.userId, createdAt },
    })
    .returning({ id: certificates.id })
  const [load] = await server.db
    .select()
    .from(consignmentLines)
    .where(eq(consignmentLines.consignmentId, consignmentId))
  await server.db.insert(certificateTies).values({
    ...{ certificateId: paper?.id ?? 0, consignmentLineId: load?.id ?? 0, heatNo: 'H1', grams: 1000n },
    ...{ createdBy: buyer.userId, createdAt },
  })
}

test('certificates: those that were there when the first truck of an order left', async () => {
  const line = await accepted('Within 7 days')
  const first = await send(line, dayAgo(8), 1_000_000n)
  const second = await send(line, dayAgo(6), 999_000n)
  await certify(second, dayAgo(7))
  expect(await events()).toMatchObject({ begunOrders: 1, certifiedOrders: 0 })
  await certify(first, dayAgo(7))
  expect(await events()).toMatchObject({ begunOrders: 1, certifiedOrders: 0 })
  const ready = await send(await accepted('Within 7 days'), dayAgo(8))
  await certify(ready, dayAgo(9))
  expect(await events()).toMatchObject({ begunOrders: 2, certifiedOrders: 1 })
})

test('disputes: what came short or damaged, of all that was received', async () => {
  for (const outcome of ['InOrder', 'Short', 'Damaged'] as const) {
    const consignmentId = await send(await accepted('Within 7 days'), dayAgo(8))
    const receipt = { consignmentId, outcome, remark: 'Seen', receivedBy: buyer.userId, receivedAt: new Date() }
    await server.db.insert(goodsReceipts).values(receipt)
  }
  expect(await score()).toMatchObject({
    ...{ isNew: true, disputedPercent: null, onTimePercent: null, certifiedPercent: null },
    events: { receivedTrucks: 3, disputedTrucks: 2 },
  })
  for (let order = 0; order < 2; order++) await accepted('Within 15 days')
  expect(await score()).toMatchObject({ isNew: false, disputedPercent: 67, onTimePercent: 100, certifiedPercent: 0 })
})

test('what was long ago and what others sent does not count', async () => {
  await send(await accepted('Within 7 days'), dayAgo(100))
  expect(await events()).toMatchObject({ begunOrders: 0, receivedTrucks: 0, weighedTrucks: 0 })
  own = await newSupplier(server.db)
  await supplier.signIn(own.email)
  expect(await events()).toMatchObject({ dueLines: 0, begunOrders: 0 })
})
