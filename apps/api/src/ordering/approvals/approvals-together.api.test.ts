import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvalRequests } from '../../db/tables/ordering/approval-requests'
import { orders } from '../../db/tables/ordering/orders'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { Refusal } from '../../platform/refusal'
import { quoteRequests } from '../../sourcing/approvals/quote-requests'
import { buyerNow } from '../../testing/buyer-now'
import { putIntoCart, setStock, someItems } from '../../testing/carts'
import { someCompany } from '../../testing/firms/colleagues'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'
import { confirmCart } from '../checkout/confirm-order'
import { approveRequest } from './approve'
import { askForApproval } from './ask'
import { rejectRequest, withdrawRequest } from './decide'

const server = useTestServer()
const desk = () => ({
  db: server.db,
  seller: testSeller,
  siteUrl: 'https://lohahaat.example',
})
const noNotes = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }

const actor = (userId: number) => buyerNow(server.db, userId)
const confirm = async (userId: number) =>
  confirmCart(desk(), await actor(userId), { seen: undefined, idempotencyKey: undefined })
const ask = async (userId: number) => askForApproval(desk(), await actor(userId), { note: null, ...noNotes }, undefined)
const approve = async (userId: number, requestId: number) =>
  approveRequest(desk(), await actor(userId), { requestId }, quoteRequests)
const reject = async (userId: number, requestId: number) =>
  rejectRequest(desk(), await actor(userId), { requestId, reason: 'No' })
const withdraw = async (userId: number, requestId: number) => withdrawRequest(server.db, await actor(userId), requestId)

/** A company whose buyer's cart has one ton of an item, and that item. */
async function companyWithCart() {
  const company = await someCompany(server.db)
  const [item = 0] = await someItems(server.db, 1)
  await putIntoCart(server.db, [company.buyerId], [item])
  return { ...company, item }
}

const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => {
    if (answer.status === 'fulfilled') return 'done'
    if (answer.reason instanceof Refusal) return answer.reason.code
    throw answer.reason
  })

test('of approving, rejecting and withdrawing at once one wins, and the lines are in one place', async () => {
  for (let round = 0; round < 15; round++) {
    const { buyerId, ownerId } = await companyWithCart()
    const { requestId } = await ask(buyerId)
    const answers = await Promise.allSettled([
      approve(ownerId, requestId),
      reject(ownerId, requestId),
      withdraw(buyerId, requestId),
      approve(ownerId, requestId),
    ])
    expect(codesOf(answers).sort()).toEqual(['done', 'request-decided', 'request-decided', 'request-decided'])
    const [request] = await server.db.select().from(approvalRequests).where(eq(approvalRequests.id, requestId))
    const ordered = await server.db.$count(orders, eq(orders.buyerId, buyerId))
    const inCart = await server.db.$count(cartLines, eq(cartLines.buyerId, buyerId))
    expect([ordered, inCart]).toEqual(request?.status === 'Approved' ? [1, 0] : [0, 1])
  }
})

test('of asking and confirming one cart at once, one takes its lines', async () => {
  for (let round = 0; round < 10; round++) {
    const { buyerId } = await companyWithCart()
    await Promise.allSettled([ask(buyerId), confirm(buyerId), ask(buyerId), confirm(buyerId)])
    const ordered = await server.db.$count(orders, eq(orders.buyerId, buyerId))
    const asked = await server.db.$count(approvalRequests, eq(approvalRequests.requesterId, buyerId))
    expect(ordered + asked).toBe(1)
  }
})

test('of 20 approvals at once for the last five tons, five get them', async () => {
  const requests = []
  for (let n = 0; n < 20; n++) {
    const { buyerId, ownerId, item } = await companyWithCart()
    requests.push({ ownerId, item, requestId: (await ask(buyerId)).requestId })
  }
  const [{ item } = { item: 0 }] = requests
  await setStock(server.db, item, 5000n)
  const answers = await Promise.allSettled(requests.map(({ ownerId, requestId }) => approve(ownerId, requestId)))
  const codes = codesOf(answers)
  expect(codes.filter((code) => code === 'done')).toHaveLength(5)
  expect(codes.filter((code) => code === 'not-enough')).toHaveLength(15)
  const [left] = await server.db.select().from(stockItems).where(eq(stockItems.id, item))
  expect(left?.availableKg).toBe(0n)
})
