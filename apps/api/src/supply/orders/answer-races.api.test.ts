import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { deleteItem } from '../../ordering/order-changes/delete-item'
import { buyerNow } from '../../testing/buyer-now'
import { someBuyers } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { mailsTo, newSupplier, newYard } from '../../testing/firms/yards'
import { useTestServer } from '../../testing/test-server'
import { acceptLines, refuseLines } from './answer-lines'
import { expireLines } from './expire-lines'

const HOUR_MS = 60 * 60 * 1000
const ROUNDS = 30
const server = useTestServer()
const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example', supportEmail: 'desk@lohahaat.example' })
let own: Awaited<ReturnType<typeof newSupplier>>
let supplier: Actor
let buyerId: number

beforeAll(async () => {
  own = await newSupplier(server.db)
  const [account] = await server.db.select().from(users).where(eq(users.email, own.email))
  supplier = await buyerNow(server.db, account?.id ?? 0)
  ;[buyerId = 0] = await someBuyers(server.db, 1)
})

async function newOrder() {
  const house = await newYard(server.db)
  const orderId = await placeOrder(server.db, buyerId, [{ stockItemId: own.itemId }, { stockItemId: house.itemId }])
  const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  return { orderId, orderLineIds: [line?.id ?? 0] }
}

const stateOf = async (orderId: number) =>
  (await server.db.select().from(supplierLines).where(eq(supplierLines.orderId, orderId)))[0]?.state

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

test('accepted in the last second and expired at once: one of the two happens, and is what is told', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const answered = await newOrder()
    const told = (await mailsTo(server.db, 'desk@lohahaat.example')).length
    const [isAccepted, expired] = await Promise.all([
      succeeds(acceptLines(desk(), supplier, answered)),
      expireLines(desk(), new Date(Date.now() + 25 * HOUR_MS)),
    ])
    expect([isAccepted, expired]).toEqual(isAccepted ? [true, 0] : [false, 1])
    expect(await stateOf(answered.orderId)).toBe(isAccepted ? 'Accepted' : 'Expired')
    expect((await mailsTo(server.db, 'desk@lohahaat.example')).length - told).toBe(expired)
  }
})

test('two people of a supplier accept and refuse at once: the first answer stands', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const answered = await newOrder()
    const [isAccepted, isRefused] = await Promise.all([
      succeeds(acceptLines(desk(), supplier, answered)),
      succeeds(refuseLines(desk(), supplier, { ...answered, reason: 'Sold out' })),
    ])
    expect(isAccepted).not.toBe(isRefused)
    expect(await stateOf(answered.orderId)).toBe(isAccepted ? 'Accepted' : 'Refused')
  }
})

test('accepted and deleted by the buyer at once: the line is withdrawn, and the supplier is told where he has heard of it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { orderId, orderLineIds } = await newOrder()
    await server.db.update(supplierLines).set({ news: null }).where(eq(supplierLines.orderId, orderId))
    const buyer = await buyerNow(server.db, buyerId)
    await Promise.all([
      succeeds(acceptLines(desk(), supplier, { orderId, orderLineIds })),
      deleteItem(desk(), buyer, { orderId, orderLineId: orderLineIds[0] ?? 0 }),
    ])
    const [line] = await server.db.select().from(supplierLines).where(eq(supplierLines.orderId, orderId))
    expect(line).toMatchObject({ news: 'Gone', goneAt: expect.any(Date) })
  }
})
