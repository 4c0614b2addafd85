import { and, eq, inArray, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { Refusal } from '../../platform/refusal'
import { quoteRequests } from '../../sourcing/approvals/quote-requests'
import { buyerNow } from '../../testing/buyer-now'
import { someItems } from '../../testing/carts'
import { someCompany } from '../../testing/firms/colleagues'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'
import { putLines } from '../cart/add-lines.repository'
import { lockBuyer } from '../cart/cart.repository'
import { confirmCart } from '../checkout/confirm-order'
import { approveRequest } from './approve'
import { askForApproval } from './ask'
import { rejectRequest, takeOutLines, withdrawRequest } from './decide'

const server = useTestServer()
const noNotes = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }

const decisions = ['approve', 'reject', 'withdraw', 'takeOut', 'expire'] as const

/** Quantities for two or three items. */
const add = fc.record({
  does: fc.constant('add' as const),
  many: fc.uniqueArray(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 50 })), {
    minLength: 2,
    selector: ([place]) => place,
  }),
})
/** About one of the last requests, and one of its lines. */
const decide = fc.record({ does: fc.constantFrom(...decisions), ago: fc.nat(1), line: fc.nat(2) })
const ask = fc.constant({ does: 'ask' as const })
const confirm = fc.constant({ does: 'confirm' as const })
const price = fc.record({
  does: fc.constant('price' as const),
  item: fc.nat(2),
  rupees: fc.integer({ min: 1, max: 90_000 }),
})
type Step = Value<typeof add | typeof decide | typeof ask | typeof confirm | typeof price>
type Value<A> = A extends fc.Arbitrary<infer T> ? T : never

/** Mostly something is asked for and then decided on; else a cart is confirmed, or a price moves. */
const round: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(add, ask, decide, decide, decide) },
  { weight: 1, arbitrary: fc.tuple(add, fc.oneof(ask, confirm)) },
  { weight: 1, arbitrary: fc.tuple(price) },
)

/** The second item is sold by the ton, so that each has one unit and sums are exact. */
const unitOf = (place: number) => (place === 1 ? 'Ton' : 'Pieces')

/** A company at work: what its buyer has put in, item by item, and where it is now. */
async function openCompany(items: readonly number[]) {
  const { db } = server
  const { buyerId, ownerId } = await someCompany(db)
  const [buyer, owner] = [await buyerNow(db, buyerId), await buyerNow(db, ownerId)]
  const desk = { db, seller: testSeller, siteUrl: 'https://lohahaat.example' }
  const putIn = new Map(items.map((item) => [item, 0n]))
  const totals = new Map<number, bigint>()
  const requestIds: number[] = []
  const inCart = () => db.select().from(cartLines).where(eq(cartLines.buyerId, buyerId))
  const now = () => ({ at: new Date() })

  async function addOne(place: number, many: number) {
    const itemId = items[place] ?? 0
    const before = (await inCart()).find(({ stockItemId }) => stockItemId === itemId)
    await db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId)
      await putLines(tx, buyerId, [{ itemId, quantity: String(many), unit: unitOf(place) }])
    })
    const grown = toUnits(many, 3) - toUnits(before?.quantity ?? '0', 3)
    putIn.set(itemId, (putIn.get(itemId) ?? 0n) + grown)
  }

  async function approve(requestId: number) {
    const [before] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, requestId))
    const { orderIds } = await approveRequest(desk, { ...owner, ...now() }, { requestId }, quoteRequests)
    totals.set(orderIds[0] ?? 0, before?.totalPaise ?? 0n)
  }

  async function act(done: Step) {
    if (done.does === 'add') {
      for (const [place, many] of done.many) await addOne(place, many)
      return
    }
    if (done.does === 'ask')
      return requestIds.push(
        (await askForApproval(desk, { ...buyer, ...now() }, { note: null, ...noNotes }, undefined)).requestId,
      )
    if (done.does === 'confirm')
      return confirmCart(desk, { ...buyer, ...now() }, { seen: undefined, idempotencyKey: undefined })
    if (done.does === 'price')
      return db
        .update(stockItems)
        .set({ pricePaisePerTon: BigInt(done.rupees) * 100n })
        .where(eq(stockItems.id, items[done.item] ?? 0))
    const requestId = requestIds.at(-1 - done.ago)
    if (requestId === undefined) return
    if (done.does === 'expire')
      return db
        .update(approvalRequests)
        .set({ frozenUntil: new Date(0) })
        .where(eq(approvalRequests.id, requestId))
    if (done.does === 'approve') return approve(requestId)
    if (done.does === 'reject') return rejectRequest(desk, { ...owner, ...now() }, { requestId, reason: 'No' })
    if (done.does === 'withdraw') return withdrawRequest(db, { ...buyer, ...now() }, requestId)
    const lines = await db.select().from(approvalLines).where(eq(approvalLines.requestId, requestId))
    const line = lines[done.line % lines.length]?.id ?? 0
    return takeOutLines(desk, { ...owner, ...now() }, { requestId, approvalLineIds: [line] })
  }

  /** What is in the cart, waits, or was ordered, item by item. */
  async function whereItIs() {
    const waiting = await db
      .select({ stockItemId: approvalLines.stockItemId, quantity: approvalLines.quantity })
      .from(approvalLines)
      .innerJoin(approvalRequests, eq(approvalRequests.id, approvalLines.requestId))
      .where(
        and(
          eq(approvalRequests.requesterId, buyerId),
          eq(approvalRequests.status, 'Waiting'),
          isNull(approvalLines.removedAt),
        ),
      )
    const ordered = await db
      .select({ stockItemId: orderLines.stockItemId, quantity: orderLines.quantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.buyerId, buyerId))
    const found = new Map(items.map((item) => [item, 0n]))
    for (const { stockItemId, quantity } of [...(await inCart()), ...waiting, ...ordered])
      found.set(stockItemId ?? 0, (found.get(stockItemId ?? 0) ?? 0n) + toUnits(quantity, 3))
    return found
  }

  const orderTotals = async () =>
    new Map(
      (
        await db
          .select()
          .from(orders)
          .where(inArray(orders.id, [0, ...totals.keys()]))
      ).map(({ id, totalPaise }) => [id, totalPaise]),
    )
  return { act, putIn, whereItIs, totals, orderTotals }
}

test('no sequence of asking and deciding loses or doubles a line, and orders come to the frozen totals', async () => {
  const items = await someItems(server.db, 3)
  await server.db.update(stockItems).set({ pieceGrams: 30_180n }).where(inArray(stockItems.id, items))
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 10 }), async (rounds) => {
      const company = await openCompany(items)
      for (const done of rounds.flat()) {
        await company.act(done).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
        expect(await company.whereItIs()).toEqual(company.putIn)
      }
      expect(await company.orderTotals()).toEqual(company.totals)
    }),
    { numRuns: 20 },
  )
}, 120_000)
