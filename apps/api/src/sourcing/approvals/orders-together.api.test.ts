import { and, eq, inArray, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../db/tables/ordering/orders'
import { quotes } from '../../db/tables/sourcing/quotes'
import { approveRequest } from '../../ordering/approvals/approve'
import { askForApproval } from '../../ordering/approvals/ask'
import { monthSum } from '../../ordering/approvals/limits.repository'
import { confirmCart } from '../../ordering/checkout/confirm-order'
import { Refusal } from '../../platform/refusal'
import { buyerNow } from '../../testing/buyer-now'
import { putIntoCart, someItems } from '../../testing/carts'
import { limit, someCompany } from '../../testing/firms/colleagues'
import { quote, tonsAndPieces } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { testSeller } from '../../testing/test-seller'
import { useTestServer } from '../../testing/test-server'
import { acceptQuote } from '../awards/accept-quote'
import { quoteRequests } from './quote-requests'

const server = useTestServer()
const party = useBuyer(server)

const noNotes = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }
const [WAITING, QUOTED, FITTING] = [20, 29, 7]

/** Enquiries of a buyer, each with one quote of the same total. */
async function quotedEnquiries(buyerId: number): Promise<number[]> {
  const placed = []
  for (let n = 0; n < QUOTED; n++) placed.push(await tonsAndPieces(server.db, buyerId))
  await Promise.all(placed.map((each) => quote(party, each, [58_000, 1850], { freightPerTon: 1200 })))
  const ids = placed.map(({ id }) => id)
  return (await server.db.select().from(quotes).where(inArray(quotes.enquiryId, ids))).map(({ id }) => id)
}

/** Always ten of them at once, one on each connection: more would only wait for one. */
async function refusalsOf(work: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const refused: unknown[] = []
  const lane = async () => {
    for (let next = work.pop(); next; next = work.pop()) await next().catch((error: unknown) => refused.push(error))
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  return refused
}

test('50 orders of one member at once, by cart, by quotes and by approvals, never exceed his month', async () => {
  const { buyerId, ownerId } = await someCompany(server.db)
  const desk = { db: server.db, seller: testSeller, siteUrl: 'https://lohahaat.example' }
  const [buyer, owner] = [await buyerNow(server.db, buyerId), await buyerNow(server.db, ownerId)]
  const fillCart = async () => putIntoCart(server.db, [buyerId], await someItems(server.db, 1))
  const requestIds: number[] = []
  for (let n = 0; n < WAITING; n++) {
    await fillCart()
    requestIds.push((await askForApproval(desk, buyer, { note: null, ...noNotes }, undefined)).requestId)
  }
  const waiting = await monthSum(server.db, buyer, new Date())
  const cart = waiting.paise / BigInt(WAITING)
  const quoteIds = await quotedEnquiries(buyerId)
  await fillCart()
  // Room for the cart and seven quotes; an eighth is more than the cart.
  const most = waiting.paise + cart + BigInt(FITTING) * 363_257_90n
  await limit(server.db, buyerId, { monthLimitPaise: most })

  const refused = await refusalsOf([
    ...quoteIds.map((quoteId) => () => acceptQuote(desk, buyer, { quoteId, ...noNotes })),
    ...requestIds.map((requestId) => () => approveRequest(desk, owner, { requestId }, quoteRequests)),
    () => confirmCart(desk, buyer, { seen: undefined, idempotencyKey: undefined }),
  ])

  const codes = refused.map((error) => (error instanceof Refusal ? error.code : error))
  expect(codes).toEqual(Array.from({ length: QUOTED - FITTING }, () => 'approval-needed'))
  const made = and(eq(orders.buyerId, buyerId), ne(orders.status, 'Cancelled'))
  expect(await server.db.$count(orders, made)).toBe(WAITING + FITTING + 1)
  expect((await monthSum(server.db, buyer, new Date())).paise).toBe(most)
})
