import { asc, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import {
  approveRequest,
  askForApproval,
  fetchApprovalRequest,
  fetchApprovalRequests,
  rejectRequest,
  takeOutLines,
  withdrawRequest,
} from '@lohahaat/contract/ordering/approvals/requests'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { confirmOrder } from '@lohahaat/contract/ordering/checkout/confirm-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { addresses } from '../../db/tables/ordering/addresses'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { mails } from '../../db/tables/platform/mails'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { giveAddresses, putIntoCart, setStock, someItems } from '../../testing/carts'
import { limit, makeColleague } from '../../testing/colleagues'
import { emailOf, lettersTo } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const owner = useBuyer(server)
const approver = useBuyer(server)
const accounts = useBuyer(server)
const stranger = useBuyer(server)
let item: number
let other: number

const ask = (input: object = {}, key?: string) =>
  buyer.send(askForApproval, input, key === undefined ? {} : { 'idempotency-key': key })
const asked = async (input: object = {}) => (await ask(input)).body
const approve = (requestId: number, browser = approver, input: object = {}) =>
  browser.send(approveRequest, { requestId, ...input })
const reject = (requestId: number, browser = approver, reason: unknown = 'Not this month') =>
  browser.send(rejectRequest, { requestId, reason })
const takeOut = (requestId: number, approvalLineIds: number[], browser = approver) =>
  browser.send(takeOutLines, { requestId, approvalLineIds })
const withdraw = (requestId: number, browser = buyer) => browser.send(withdrawRequest, { requestId })
const load = async (requestId: number, browser = approver) =>
  (await browser.send(fetchApprovalRequest, { requestId })).body
const confirm = () => buyer.send(confirmOrder)
const cart = () =>
  server.db
    .select({ item: cartLines.stockItemId, unit: cartLines.unit, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.buyerId, buyer.userId))
    .orderBy(asc(cartLines.stockItemId))
const put = (line: Parameters<typeof putIntoCart>[3] = {}, items = [item, other]) =>
  putIntoCart(server.db, [buyer.userId], items, line)
const setPrice = (pricePaisePerTon: bigint, id = item) =>
  server.db.update(stockItems).set({ pricePaisePerTon }).where(eq(stockItems.id, id))
const totalOf = async (orderId: number) =>
  (await server.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.totalPaise ?? 0n
const codeOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => [
  status,
  headers['error-code'],
]
const letTimePass = (requestId: number) =>
  server.db
    .update(approvalRequests)
    .set({ frozenUntil: new Date(0) })
    .where(eq(approvalRequests.id, requestId))

beforeAll(async () => {
  await makeColleague(server.db, buyer.userId, owner.userId, 'Buyer')
  await makeColleague(server.db, approver.userId, owner.userId, 'Approver')
  await makeColleague(server.db, accounts.userId, owner.userId, 'Accounts')
})

beforeEach(async () => {
  await server.db.delete(cartLines)
  await server.db.delete(approvalLines)
  await server.db.delete(approvalRequests)
  await server.db.delete(addresses).where(eq(addresses.buyerId, buyer.userId))
  await giveAddresses(server.db, buyer.userId)
  await limit(server.db, buyer.userId)
  ;[item = 0, other = 0] = await someItems(server.db, 2)
  for (const id of [item, other])
    await server.db
      .update(stockItems)
      .set({ active: true, availableKg: null, pieceGrams: 30_180n, pricePaisePerTon: 6_000_000n })
      .where(eq(stockItems.id, id))
})

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

describe('asking', () => {
  test('moves the cart into a request at the prices of now, holds no stock and mails who can decide', async () => {
    await setStock(server.db, item, 5000n)
    await limit(server.db, buyer.userId, { orderLimitPaise: 100n })
    await put({ unit: 'Pieces', quantity: '40' })
    const mailsOf = async (browser: typeof owner) => (await lettersTo(server.db, browser, 'asks you to approve')).length
    const before = [await mailsOf(owner), await mailsOf(approver), await mailsOf(accounts), await mailsOf(buyer)]
    const { status, body, headers } = await ask({ note: 'For shed 3', buyerOrderNo: 'PO/7' })
    expect(status).toBe(200)
    expect(headers['cart']).toBe('0')
    expect(body).toMatchObject({
      status: 'Waiting',
      kind: 'cart',
      isOwn: true,
      note: 'For shed 3',
      buyerOrderNo: 'PO/7',
      lineCount: 2,
      totalTons: 2.414,
      goodsPrice: 144_864,
      exceeded: { limit: 'order', most: 1, figure: body.totalPrice },
      askedTotal: null,
      orderIds: [],
    })
    expect(body.lines).toMatchObject([
      { itemId: item, quantity: 40, unit: 'Pieces', price: 60_000, amount: 72_432, isTakenOut: false },
      { itemId: other },
    ])
    expect(body.goodsPrice + body.chargesAndTax).toBeCloseTo(body.totalPrice, 2)
    expect(Date.parse(body.frozenUntil) - Date.parse(body.askedAt)).toBe(24 * 3_600_000)
    expect(await cart()).toEqual([])
    const [stock] = await server.db.select().from(stockItems).where(eq(stockItems.id, item))
    expect(stock?.availableKg).toBe(5000n)
    const after = [await mailsOf(owner), await mailsOf(approver), await mailsOf(accounts), await mailsOf(buyer)]
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 0, 0])
    const [letter] = (await lettersTo(server.db, owner, 'asks you to approve')).slice(-1)
    expect(letter?.text).toContain(`/approvals/${body.requestId}`)
    expect(letter?.text).toContain('> For shed 3')
  })

  test('twice with one key is one request', async () => {
    await put()
    const { body: first } = await ask({}, 'visit')
    const { body: again } = await ask({}, 'visit')
    expect(again).toEqual(first)
    expect(await server.db.$count(approvalRequests)).toBe(1)
  })

  test('is refused with an empty cart, without an address, for what is not sold, and when the cart has changed', async () => {
    expect(codeOf(await ask())).toEqual([400, 'nothing-to-ask'])
    await put()
    expect(codeOf(await ask({ seen: 'another' }))).toEqual([400, 'cart-changed'])
    await server.db.update(stockItems).set({ active: false }).where(eq(stockItems.id, item))
    expect(codeOf(await ask())).toEqual([400, 'not-sold'])
    await server.db.update(stockItems).set({ active: true }).where(eq(stockItems.id, item))
    await server.db.delete(addresses)
    expect(codeOf(await ask())).toEqual([400, 'shipping-missing'])
    expect(await cart()).toHaveLength(2)
  })

  test('is refused where nobody else could approve', async () => {
    await giveAddresses(server.db, stranger.userId)
    await putIntoCart(server.db, [stranger.userId], [item])
    const answer = await stranger.send(askForApproval)
    expect(codeOf(answer)).toEqual([400, 'no-approver'])
  })

  test('accounts can not ask, and at most 20 requests wait', async () => {
    expect(codeOf(await accounts.send(askForApproval))).toEqual([403, 'not-for-role'])
    for (let n = 0; n < 20; n++) {
      await put({}, [item])
      expect((await ask()).status).toBe(200)
    }
    await put({}, [item])
    expect(codeOf(await ask())).toEqual([400, 'too-many-waiting'])
  })
})

describe('a request', () => {
  test('is seen by who asked and by owners, approvers and accounts, and by nobody else', async () => {
    await put()
    const { requestId } = await asked()
    for (const browser of [buyer, owner, approver, accounts])
      expect(await load(requestId, browser)).toMatchObject({ requestId, isOwn: browser === buyer })
    expect(codeOf(await stranger.send(fetchApprovalRequest, { requestId }))).toEqual([400, 'request-not-found'])
    const list = (browser: typeof buyer, input: object = {}) => browser.send(fetchApprovalRequests, input)
    for (const browser of [buyer, owner, approver, accounts])
      expect((await list(browser)).body).toMatchObject([{ requestId, lineCount: 2 }])
    expect((await list(stranger)).body).toEqual([])
    await putIntoCart(server.db, [approver.userId], [item])
    await giveAddresses(server.db, approver.userId)
    await approver.send(askForApproval)
    expect((await list(buyer)).body).toHaveLength(1)
    expect((await list(owner)).body).toHaveLength(2)
    const page = await list(owner, { page: 1, pageSize: 1 })
    expect([page.body.length, page.headers['total-count']]).toEqual([1, '2'])
    await reject(requestId)
    expect((await list(owner, { status: 'Rejected' })).body).toMatchObject([{ requestId }])
    // What waits comes first, though it is no newer.
    expect((await list(owner)).body.map(({ status }) => status)).toEqual(['Waiting', 'Rejected'])
  })

  test('approved is the requester’s order at the frozen prices, and names both', async () => {
    await setStock(server.db, item, 5000n)
    await limit(server.db, buyer.userId, { orderLimitPaise: 100n })
    await put({ unit: 'Pieces', quantity: '40' })
    const { requestId, totalPrice } = await asked({ buyerOrderNo: 'PO/7' })
    await setPrice(9_000_000n)
    await server.db.update(stockItems).set({ pieceGrams: 99_000n }).where(eq(stockItems.id, other))
    const { status, body } = await approve(requestId, approver, { seenTotal: totalPrice })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'Approved', decidedBy: 'Asha Verma', orderIds: [expect.any(Number)] })
    const [orderId = 0] = body.orderIds
    const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ buyerId: buyer.userId, approverId: approver.userId, buyerOrderNo: 'PO/7' })
    expect((await buyer.send(fetchOrderSuccessDetail, { orderId })).body).toMatchObject({
      totalPrice,
      status: 'Confirmed',
      orderedBy: 'Asha Verma',
      approvedBy: 'Asha Verma',
      orderLines: [{ price: 60_000, quantity: 40 }, { price: 60_000 }],
      statusChanges: [{ status: 'Confirmed' }],
    })
    const [stock] = await server.db.select().from(stockItems).where(eq(stockItems.id, item))
    expect(stock?.availableKg).toBe(5000n - 1208n)
    expect(await lettersTo(server.db, buyer, order?.orderNo ?? 'none')).toHaveLength(1)
  })

  test('is decided by nobody on his own, by no other role, and only in the company', async () => {
    await giveAddresses(server.db, approver.userId)
    await putIntoCart(server.db, [approver.userId], [item])
    const own = (await approver.send(askForApproval)).body
    await put()
    const { requestId, lines } = await asked()
    const [line] = lines
    for (const send of [approve, reject, (id: number, browser = approver) => takeOut(id, [1], browser)]) {
      expect(codeOf(await send(own.requestId, approver))).toEqual([403, 'own-request'])
      expect(codeOf(await send(requestId, buyer))).toEqual([403, 'not-for-role'])
      expect(codeOf(await send(requestId, accounts))).toEqual([403, 'not-for-role'])
      expect(codeOf(await send(requestId, stranger))).toEqual([400, 'request-not-found'])
    }
    expect(codeOf(await withdraw(requestId, owner))).toEqual([400, 'request-not-found'])
    expect(codeOf(await takeOut(own.requestId, [line?.approvalLineId ?? 0], owner))).toEqual([400, 'unknown-record'])
    expect((await approve(own.requestId, owner)).status).toBe(200)
  })

  test('is decided once', async () => {
    await put()
    const { requestId } = await asked()
    await approve(requestId)
    for (const answer of [await approve(requestId), await reject(requestId), await withdraw(requestId)]) {
      expect(codeOf(answer)).toEqual([400, 'request-decided'])
      expect(answer.error).toBe('This request is approved already.')
    }
    expect(await cart()).toEqual([])
  })

  test('rejected needs a reason, of which the requester hears, and its lines return', async () => {
    await put({ unit: 'Pieces', quantity: '40' })
    const before = await cart()
    const { requestId } = await asked()
    expect((await reject(requestId, approver, ' ')).status).toBe(400)
    const { body } = await reject(requestId, approver, 'Not this month')
    expect(body).toMatchObject({ status: 'Rejected', reason: 'Not this month', decidedBy: 'Asha Verma', orderIds: [] })
    expect(await cart()).toEqual(before)
    const [letter] = await server.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, await emailOf(server.db, buyer)))
      .orderBy(desc(mails.id))
      .limit(1)
    expect(letter?.text).toContain('> Not this month')
  })

  test('withdrawn returns its lines, added to what is in the cart by now', async () => {
    await put({ unit: 'Pieces', quantity: '40' })
    const { requestId } = await asked()
    await putIntoCart(server.db, [buyer.userId], [item], { unit: 'Pieces', quantity: '2' })
    await putIntoCart(server.db, [buyer.userId], [other], { unit: 'Ton', quantity: '1' })
    const { body, headers } = await withdraw(requestId)
    expect([body.status, headers['cart']]).toEqual(['Withdrawn', '2'])
    expect(await cart()).toEqual([
      { item, unit: 'Pieces', quantity: '42.000' },
      { item: other, unit: 'Ton', quantity: '2.208' },
    ])
  })

  test('returns to a full cart too', async () => {
    const items = await someItems(server.db, 201)
    await put({}, [items[0] ?? 0])
    const { requestId } = await asked()
    await put({}, items.slice(1))
    expect((await withdraw(requestId)).headers['cart']).toBe('201')
  })

  test('goes on without the lines that are taken out, which return to the cart', async () => {
    await put()
    const { requestId, lines, totalPrice } = await asked()
    const [first = 0, second = 0] = lines.map(({ approvalLineId }) => approvalLineId)
    expect(codeOf(await takeOut(requestId, [first, second]))).toEqual([400, 'last-requested-line'])
    expect(codeOf(await takeOut(requestId, []))).toEqual([400, 'bad-request'])
    await setPrice(9_000_000n, other)
    const { body } = await takeOut(requestId, [first])
    expect(body.lines.map(({ isTakenOut }) => isTakenOut)).toEqual([true, false])
    expect(body).toMatchObject({ lineCount: 1, goodsPrice: 60_000, totalTons: 1 })
    expect(body.totalPrice).toBeLessThan(totalPrice)
    expect(await cart()).toEqual([{ item, unit: 'Ton', quantity: '1.000' }])
    expect(codeOf(await takeOut(requestId, [first]))).toEqual([400, 'unknown-record'])
    expect(codeOf(await takeOut(requestId, [second]))).toEqual([400, 'last-requested-line'])
    const approved = (await approve(requestId)).body
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, approved.orderIds[0] ?? 0))
    expect(order?.totalPaise).toBe(BigInt(Math.round(body.totalPrice * 100)))
    expect(await cart()).toHaveLength(1)
  })
})

describe('a request that can not be ordered as it was asked for', () => {
  test('after its time is refused, stays open at today’s prices, and shows what it came to', async () => {
    await put()
    const { requestId, totalPrice } = await asked()
    await letTimePass(requestId)
    await setPrice(7_000_000n)
    const refused = await approve(requestId)
    expect(codeOf(refused)).toEqual([400, 'approval-expired'])
    const now = await load(requestId)
    expect(now).toMatchObject({ status: 'Waiting', askedTotal: totalPrice, goodsPrice: 130_000 })
    expect(Date.parse(now.frozenUntil)).toBeGreaterThan(Date.now())
    expect(codeOf(await approve(requestId, approver, { seenTotal: totalPrice }))).toEqual([400, 'request-changed'])
    const { body } = await approve(requestId, approver, { seenTotal: now.totalPrice })
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, body.orderIds[0] ?? 0))
    expect(order?.totalPaise).toBe(BigInt(Math.round(now.totalPrice * 100)))
  })

  test.each([
    ['whose stock is gone', { availableKg: 999n }, 'not-enough'],
    ['that is not sold any more', { active: false }, 'not-sold'],
  ])('for an item %s', async (_, set, code) => {
    await put()
    const { requestId, lines } = await asked()
    await server.db
      .update(stockItems)
      .set({ ...set, pricePaisePerTon: 7_000_000n })
      .where(eq(stockItems.id, item))
    const refused = await approve(requestId)
    expect(codeOf(refused)).toEqual([400, code])
    expect(refused.error).toContain('take it out of the request')
    expect(await load(requestId)).toMatchObject({ status: 'Waiting', goodsPrice: 130_000 })
    await takeOut(requestId, [lines[0]?.approvalLineId ?? 0])
    expect((await approve(requestId)).status).toBe(200)
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
