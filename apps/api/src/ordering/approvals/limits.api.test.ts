import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orders } from '../../db/tables/ordering/orders'
import { mails } from '../../db/tables/platform/mails'
import { limit } from '../../testing/firms/colleagues'
import { personOf } from '../../testing/firms/companies'
import { codeOf, useApprovals } from '../../testing/scenes/approvals'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, approver, accounts, stranger, goods, asked, withdraw, cart, put } = useApprovals(server)
let item = 0

beforeEach(() => {
  ;({ item } = goods)
})

const confirm = () => buyer.send(confirmOrder)
const totalOf = async (orderId: number) =>
  (await server.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.totalPaise ?? 0n

describe('an order above a limit', () => {
  test('needs approval, which names the limit and the figure, and changes nothing', async () => {
    await limit(server.db, buyer.userId, { orderLimitPaise: 50_000_00n })
    await put({}, [item])
    const before = [await server.db.$count(orders), await server.db.$count(mails), await cart()]
    const answer = await confirm()
    expect(codeOf(answer)).toEqual([400, 'approval-needed'])
    expect(answer.error).toMatch(/^This order comes to ₹71,\d{3}\.\d\d, and your limit for one order is ₹50,000\.00\./)
    expect([await server.db.$count(orders), await server.db.$count(mails), await cart()]).toEqual(before)
  })

  test('a month counts what was ordered in it, what waits, and not what was cancelled', async () => {
    await put({}, [item])
    const { body: first } = await confirm()
    const totalPaise = await totalOf(first)
    await limit(server.db, buyer.userId, { monthLimitPaise: 2n * totalPaise })
    await put({}, [item])
    const { requestId } = await asked()
    await put({}, [item])
    const refused = await confirm()
    expect(codeOf(refused)).toEqual([400, 'approval-needed'])
    expect(refused.error).toContain('this month')
    await server.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, first))
    expect((await confirm()).status).toBe(200)
    await put({}, [item])
    expect(codeOf(await confirm())).toEqual([400, 'approval-needed'])
    await withdraw(requestId)
    await server.db.delete(cartLines)
    await put({}, [item])
    expect((await confirm()).status).toBe(200)
  })

  test('orders of last month in India count no more', async () => {
    await put({}, [item])
    const { body: id } = await confirm()
    const totalPaise = await totalOf(id)
    await server.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.buyerId, buyer.userId))
    await server.db
      .update(orders)
      .set({ status: 'Confirmed', createdAt: new Date(Date.now() - 40 * 86_400_000) })
      .where(eq(orders.id, id))
    await limit(server.db, buyer.userId, { monthLimitPaise: totalPaise })
    await put({}, [item])
    expect((await confirm()).status).toBe(200)
  })

  test('nor do orders and requests of a company that he was in before', async () => {
    await server.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.buyerId, buyer.userId))
    const { companyId } = await personOf(server.db, stranger)
    await put({}, [item])
    const { body: id } = await confirm()
    await limit(server.db, buyer.userId, { monthLimitPaise: await totalOf(id) })
    await put({}, [item])
    const { requestId } = await asked()
    await server.db.update(orders).set({ companyId }).where(eq(orders.id, id))
    await put({}, [item])
    expect(codeOf(await confirm())).toEqual([400, 'approval-needed'])
    await server.db.update(approvalRequests).set({ companyId }).where(eq(approvalRequests.id, requestId))
    expect((await confirm()).status).toBe(200)
  })

  test('tons of a month are a limit too', async () => {
    await server.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.buyerId, buyer.userId))
    await limit(server.db, buyer.userId, { monthLimitKg: 1500n })
    await put({}, [item])
    expect((await confirm()).status).toBe(200)
    await put({}, [item])
    const refused = await confirm()
    expect(codeOf(refused)).toEqual([400, 'approval-needed'])
    expect(refused.error).toMatch(/ordered 2\.000 MT this month, and your limit for a month is 1\.500 MT/)
  })

  test('tons of one order are a limit too, however little the month has', async () => {
    await limit(server.db, buyer.userId, { orderLimitKg: 999n })
    await put({}, [item])
    const refused = await confirm()
    expect(codeOf(refused)).toEqual([400, 'approval-needed'])
    expect(refused.error).toMatch(/^This order weighs 1\.000 MT, and your limit for one order is 0\.999 MT\./)
    expect((await buyer.send(fetchCartData)).body.limits).toMatchObject({
      orderLimitTons: 0.999,
      exceeded: { limit: 'orderTons', most: 0.999, figure: 1 },
    })
    await limit(server.db, buyer.userId, { orderLimitKg: 1000n })
    expect((await confirm()).status).toBe(200)
  })

  test('is said with the cart, before it is confirmed', async () => {
    await put({}, [item])
    expect((await buyer.send(fetchCartData)).body.limits).toBeUndefined()
    await limit(server.db, buyer.userId, { orderLimitPaise: 50_000_00n })
    expect((await buyer.send(fetchCartData)).body.limits).toMatchObject({
      orderLimit: 50_000,
      monthLeft: null,
      exceeded: { limit: 'order', most: 50_000, figure: expect.any(Number) },
    })
    await limit(server.db, buyer.userId, { orderLimitPaise: 50_00_000_00n })
    expect((await buyer.send(fetchCartData)).body.limits).toMatchObject({ exceeded: null })
  })
})

test('limits are shown with what is left: to who decides for everybody, else one’s own', async () => {
  await server.db.update(orders).set({ status: 'Cancelled' })
  await limit(server.db, buyer.userId, { monthLimitPaise: 5_00_000_00n, monthLimitKg: 10_000n })
  await put({}, [item])
  const { totalPrice } = await asked()
  const own = (await buyer.send(fetchLimits)).body
  expect(own).toMatchObject([
    {
      userId: buyer.userId,
      role: 'Buyer',
      orderLimit: null,
      monthLimit: 500_000,
      monthLimitTons: 10,
      usedThisMonth: { rupees: totalPrice, tons: 1 },
      leftThisMonth: { rupees: 500_000 - totalPrice, tons: 9 },
    },
  ])
  expect((await accounts.send(fetchLimits)).body).toHaveLength(1)
  const all = (await approver.send(fetchLimits)).body
  expect(all).toHaveLength(4)
  expect(all).toContainEqual(own[0])
  expect(all.filter(({ userId }) => userId === stranger.userId)).toEqual([])
})
