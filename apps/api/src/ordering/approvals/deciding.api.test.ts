import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  approveRequest,
  askForApproval,
  fetchApprovalRequest,
  fetchApprovalRequests,
  rejectRequest,
  takeOutLines,
} from '@lohahaat/contract/ordering/approvals/requests'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { orders } from '../../db/tables/ordering/orders'
import { mails } from '../../db/tables/platform/mails'
import { giveAddresses, putIntoCart, setStock, someItems } from '../../testing/carts'
import { limit } from '../../testing/firms/colleagues'
import { emailOf, lettersTo } from '../../testing/quotes'
import { codeOf, useApprovals } from '../../testing/scenes/approvals'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, owner, approver, accounts, stranger, goods, asked, withdraw, cart, put } = useApprovals(server)
let [item, other] = [0, 0]

beforeEach(() => {
  ;({ item, other } = goods)
})

const approve = (requestId: number, browser = approver, input: object = {}) =>
  browser.send(approveRequest, { requestId, ...input })
const reject = (requestId: number, browser = approver, reason: unknown = 'Not this month') =>
  browser.send(rejectRequest, { requestId, reason })
const takeOut = (requestId: number, approvalLineIds: number[], browser = approver) =>
  browser.send(takeOutLines, { requestId, approvalLineIds })
const load = async (requestId: number, browser = approver) =>
  (await browser.send(fetchApprovalRequest, { requestId })).body
const setPrice = (pricePaisePerTon: bigint, id = item) =>
  server.db.update(stockItems).set({ pricePaisePerTon }).where(eq(stockItems.id, id))
const letTimePass = (requestId: number) =>
  server.db
    .update(approvalRequests)
    .set({ frozenUntil: new Date(0) })
    .where(eq(approvalRequests.id, requestId))

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
