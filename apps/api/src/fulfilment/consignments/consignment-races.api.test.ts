import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { deleteItem } from '../../ordering/order-changes/delete-item'
import { deleteOrder } from '../../ordering/order-changes/delete-order'
import { isDatabaseLost } from '../../platform/db/pg-error'
import { buyerNow } from '../../testing/buyer-now'
import { someBuyers } from '../../testing/carts'
import { mailsAbout, placeOrder } from '../../testing/orders'
import { newYard } from '../../testing/firms/yards'
import { useTestServer } from '../../testing/test-server'
import { loadOnTruck } from './move-consignment'
import { planConsignment } from './plan-consignment'

const server = useTestServer()
const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example' })
let buyer: Actor
/** Several people of the house: one alone would wait for himself. */
let loaders: Actor[]
let yard: Awaited<ReturnType<typeof newYard>>

beforeAll(async () => {
  const [buyerId = 0, ...others] = await someBuyers(server.db, 11)
  buyer = await buyerNow(server.db, buyerId)
  loaders = await Promise.all(
    others.map(async (id): Promise<Actor> => ({ ...(await buyerNow(server.db, id)), adminRights: 'fresh' })),
  )
  yard = await newYard(server.db)
})

async function newOrder() {
  const other = await newYard(server.db)
  const wanted = [yard, other].map(({ itemId: stockItemId }) => ({ stockItemId, quantity: '2' }))
  const orderId = await placeOrder(server.db, buyer.userId, wanted)
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  return { orderId, lineId: lines[0]?.id ?? 0 }
}

const truck = {
  ...{
    vehicleNo: 'HR55AB1234',
    isOverDimensional: false,
    driverPhone: null,
    transporterName: null,
    transporterId: null,
  },
  ...{ lrNo: null, lrDate: null, km: null, expectedOn: null },
}
const plan = (actor: Actor, orderId: number, orderLineId: number, kg: number) =>
  planConsignment(desk(), actor, { orderId, lines: [{ orderLineId, kg, heatNos: [] }], ...truck }, undefined)
const loader = (at: number) => {
  const actor = loaders[at % loaders.length]
  if (!actor) throw new Error('Nobody loads')
  return actor
}

const succeeded = async (works: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map(({ status }) => status === 'fulfilled')

/** On a busy machine 50 people wait for a connection longer than one waits: then they ask again. */
const insist = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => {
    if (isDatabaseLost(error)) return insist(work)
    throw error
  })

test('50 trucks of 100 kg at once for 2 t and 2 %: 20 are planned, each with its own number', async () => {
  const { orderId, lineId } = await newOrder()
  const done = await succeeded(
    Array.from({ length: 50 }, (_, at) => insist(() => plan(loader(at), orderId, lineId, 100))),
  )
  expect(done.filter(Boolean)).toHaveLength(20)
  const planned = await server.db.select().from(consignments).where(eq(consignments.orderId, orderId))
  expect(planned.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  const loaded = await server.db
    .select()
    .from(consignmentLines)
    .where(
      inArray(
        consignmentLines.consignmentId,
        planned.map(({ id }) => id),
      ),
    )
  expect(loaded.reduce((sum, { grams }) => sum + grams, 0n)).toBe(2_000_000n)
})

test('planned and deleted at once: a line is on a truck or gone, never both', async () => {
  for (let round = 0; round < 15; round++) {
    const { orderId, lineId } = await newOrder()
    const [isPlanned, isDeleted] = await succeeded([
      plan(loader(round), orderId, lineId, 2000),
      deleteItem(desk(), buyer, { orderId, orderLineId: lineId }),
    ])
    expect(isPlanned).toBe(!isDeleted)
  }
})

test('loaded and cancelled at once: the order is cancelled and has no truck, whoever was first', async () => {
  for (let round = 0; round < 15; round++) {
    const { orderId, lineId } = await newOrder()
    const { consignmentId } = await plan(loader(round), orderId, lineId, 2000)
    await Promise.allSettled([loadOnTruck(desk(), loader(round), consignmentId), deleteOrder(desk(), buyer, orderId)])
    const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order?.status).toBe('Cancelled')
    expect(await server.db.$count(consignments, eq(consignments.orderId, orderId))).toBe(0)
  }
})

test('two load the same truck at once: one does, and the buyer is told once', async () => {
  const { orderId, lineId } = await newOrder()
  const { consignmentId } = await plan(loader(0), orderId, lineId, 2000)
  const done = await succeeded([0, 1, 2, 3].map((at) => loadOnTruck(desk(), loader(at), consignmentId)))
  expect(done.filter(Boolean)).toHaveLength(1)
  const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
  expect(await mailsAbout(server.db, order?.orderNo ?? '')).toMatchObject([
    { subject: expect.stringContaining('truck 1 is loaded') },
    { subject: expect.stringContaining('truck 1 is planned') },
    { subject: expect.stringContaining('is confirmed') },
  ])
})
