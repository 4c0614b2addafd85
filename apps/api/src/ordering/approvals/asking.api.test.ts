import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askForApproval } from '@lohahaat/contract/ordering/approvals/requests'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { addresses } from '../../db/tables/ordering/addresses'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { giveAddresses, putIntoCart, setStock } from '../../testing/carts'
import { limit } from '../../testing/firms/colleagues'
import { lettersTo } from '../../testing/quotes'
import { codeOf, useApprovals } from '../../testing/scenes/approvals'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { buyer, owner, approver, accounts, stranger, goods, ask, cart, put, withdraw } = useApprovals(server)
let [item, other] = [0, 0]

beforeEach(() => {
  ;({ item, other } = goods)
})

describe('asking', () => {
  test('moves the cart into a request at the prices of now, holds no stock and mails who can decide', async () => {
    await setStock(server.db, item, 5000n)
    await limit(server.db, buyer.userId, { orderLimitPaise: 100n })
    await put({ unit: 'Pieces', quantity: '40' })
    const mailsOf = async (browser: typeof owner) => (await lettersTo(server.db, browser, 'asks you to approve')).length
    const mailed = () => Promise.all([owner, approver, accounts, buyer, stranger].map(mailsOf))
    const before = await mailed()
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
    expect((await mailed()).map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 0, 0, 0])
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
    expect(codeOf(await ask({ wantedDay: '2026-01-01' }))).toEqual([400, 'wanted-day-past'])
    await server.db.delete(addresses).where(eq(addresses.kind, 'billing'))
    expect(codeOf(await ask())).toEqual([400, 'billing-missing'])
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
    let last = 0
    for (let n = 0; n < 20; n++) {
      await put({}, [item])
      const { status, body } = await ask()
      expect(status).toBe(200)
      last = body.requestId
    }
    await put({}, [item])
    expect(codeOf(await ask())).toEqual([400, 'too-many-waiting'])
    await giveAddresses(server.db, approver.userId)
    await putIntoCart(server.db, [approver.userId], [item])
    expect((await approver.send(askForApproval)).status).toBe(200)
    await withdraw(last)
    expect((await ask()).status).toBe(200)
  })
})
