import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answerRating,
  fetchAllRatings,
  fetchOrderRatings,
  fetchOwnRatings,
  fetchSellerRatings,
  hideRating,
  rateOrder,
} from '@lohahaat/contract/supply/ratings/ratings'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { orderRatings } from '../../db/tables/supply/order-ratings'
import type { Db } from '../../platform/db/db'
import { giveAddresses } from '../../testing/carts'
import { collideWith } from '../../testing/lock-waits'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { newSupplier } from '../../testing/firms/yards'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { lockRating } from './ratings.repository'

const DAY_MS = 24 * 60 * 60 * 1000
const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const stranger = useBuyer(server)
const supplier = new TestBrowser(server)
let own: Awaited<ReturnType<typeof newSupplier>>
let other: Awaited<ReturnType<typeof newSupplier>>
let orderId: number

const rate = (stars: unknown, comment: string | null = 'Straight and clean', by = buyer, sellerId = own.sellerId) =>
  by.send(rateOrder, { orderId, sellerId, stars, comment })
const shown = async () => (await new TestBrowser(server).send(fetchSellerRatings, { sellerId: own.sellerId })).body
const newest = async () => (await supplier.send(fetchOwnRatings, { page: 1, pageSize: 1 })).body[0]

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  ;[own, other] = [await newSupplier(server.db), await newSupplier(server.db)]
  await supplier.signIn(own.email)
})

beforeEach(async () => {
  orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }], { status: 'Delivered' })
})

describe('rating', () => {
  test('a delivered order, once for each of its sellers; a repeat changes it', async () => {
    expect((await buyer.send(fetchOrderRatings, { orderId })).body).toEqual([
      { sellerId: own.sellerId, sellerName: own.sellerName, rating: null, canRate: true },
    ])
    expect((await rate(4)).body).toEqual({ success: true })
    expect((await rate(2, 'Two bent pieces')).status).toBe(200)
    const [said] = (await buyer.send(fetchOrderRatings, { orderId })).body
    expect(said).toMatchObject({ rating: { stars: 2, comment: 'Two bent pieces', answer: null }, canRate: true })
    expect(await server.db.$count(orderRatings, eq(orderRatings.orderId, orderId))).toBe(1)
  })

  test('each seller of an order has his own, unless nothing of his is left in it', async () => {
    const lines = [own, other].map(({ itemId: stockItemId }) => ({ stockItemId }))
    orderId = await placeOrder(server.db, buyer.userId, lines, { status: 'Delivered' })
    await rate(1, 'Late')
    await rate(5, 'In time', buyer, other.sellerId)
    const said = async () =>
      (await buyer.send(fetchOrderRatings, { orderId })).body.map(({ rating }) => rating?.comment)
    expect(await said()).toEqual(['Late', 'In time'])
    await server.db.update(orderLines).set({ removedAt: new Date() }).where(eq(orderLines.sellerId, other.sellerId))
    expect(await said()).toEqual(['Late'])
    expect(await rate(4, null, buyer, other.sellerId)).toMatchObject({ error: refusalTexts.unknownRecord })
    const ofOthers = (await new TestBrowser(server).send(fetchSellerRatings, { sellerId: other.sellerId })).body
    expect(ofOthers.map(({ comment }) => comment)).toEqual(['In time'])
  })

  test('two members at once make one', async () => {
    const answers = await Promise.all([rate(3), rate(4), rate(5)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await server.db.$count(orderRatings, eq(orderRatings.orderId, orderId))).toBe(1)
  })

  test('after 14 days it stands', async () => {
    await rate(4)
    await server.db
      .update(orderRatings)
      .set({ ratedAt: new Date(Date.now() - 14 * DAY_MS) })
      .where(eq(orderRatings.orderId, orderId))
    expect(await rate(5)).toMatchObject({ status: 400, error: refusalTexts.ratingFixed })
    expect((await buyer.send(fetchOrderRatings, { orderId })).body).toMatchObject([{ canRate: false }])
  })

  test.each([
    ['a stranger’s order', () => rate(4, null, stranger), refusalTexts.orderNotFound],
    ['an administrator', () => rate(4, null, admin), refusalTexts.orderNotFound],
    ['a seller without a line in it', () => rate(4, null, buyer, other.sellerId), refusalTexts.unknownRecord],
    ['no stars', () => rate(0), "Stars can't be below 1."],
    ['six stars', () => rate(6), "Stars can't be above 5."],
    ['half a star', () => rate(2.5), 'Stars can have at most 0 decimals.'],
    ['a long text', () => rate(3, 'x'.repeat(501)), 'Comment can have at most 500 characters.'],
  ])('refused: %s', async (_, act, error) => {
    const answer = await act()
    expect(answer.status).toBe(400)
    expect(answer.error).toBe(error)
  })

  test('not before it is delivered', async () => {
    orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }])
    expect(await rate(5)).toMatchObject({ status: 400, error: refusalTexts.notDelivered })
    expect((await buyer.send(fetchOrderRatings, { orderId })).body).toMatchObject([{ canRate: false }])
  })

  test('who works in accounts reads, and does not rate', async () => {
    await server.db.update(users).set({ companyRole: 'Accounts' }).where(eq(users.id, buyer.userId))
    expect((await buyer.send(fetchOrderRatings, { orderId })).status).toBe(200)
    expect(await rate(4)).toMatchObject({ status: 400, error: refusalTexts.orderNotFound })
    await server.db.update(users).set({ companyRole: 'Owner' }).where(eq(users.id, buyer.userId))
  })
})

describe('what becomes of it', () => {
  test('everybody reads it, and not who wrote it', async () => {
    await rate(5, 'On time')
    const [first] = await shown()
    expect(first).toMatchObject({ stars: 5, comment: 'On time' })
    expect(JSON.stringify(await shown())).not.toContain('Verma')
  })

  test('the supplier answers once, and nobody else’s', async () => {
    await rate(3, 'Before')
    orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }], { status: 'Delivered' })
    await rate(2)
    const ratingId = (await newest())?.ratingId
    const answer = (text: string, by = supplier) => by.send(answerRating, { ratingId, answer: text })
    const rival = new TestBrowser(server)
    await rival.signIn(other.email)
    expect(await answer('Not mine', rival)).toMatchObject({ status: 400, error: refusalTexts.unknownRecord })
    const answers = await Promise.all([answer('Replaced the next day'), answer('Replaced the next day')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await shown()).slice(0, 2)).toMatchObject([
      { stars: 2, answer: 'Replaced the next day' },
      { comment: 'Before', answer: null },
    ])
    expect(await answer('Again')).toMatchObject({ status: 400, error: refusalTexts.ratingFixed })
  })

  test('an administrator hides it with a reason, and the audit says so', async () => {
    await rate(1, 'They are crooks')
    const { body } = await admin.send(fetchAllRatings, { page: 1, pageSize: 1 })
    const ratingId = body[0]?.ratingId
    expect((await admin.send(hideRating, { ratingId, reason: ' ' })).error).toBe('Please say why.')
    expect((await admin.send(hideRating, { ratingId, reason: 'Insult' })).status).toBe(200)
    expect((await shown()).map(({ comment }) => comment)).not.toContain('They are crooks')
    expect(await newest()).toMatchObject({ comment: 'They are crooks', hiddenReason: 'Insult' })
    const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ resource: 'Rating', recordId: ratingId, after: { hiddenReason: 'Insult' } })
    expect(await admin.send(hideRating, { ratingId: 2_000_000_000, reason: 'x' })).toMatchObject({
      status: 400,
      error: refusalTexts.unknownRecord,
    })
  })

  test('several who hide it at once: the audit has each after the one before', async () => {
    await rate(1, 'Cheats')
    const ratingId = (await newest())?.ratingId
    const hide = (reason: string) => () => admin.send(hideRating, { ratingId, reason })
    const holding = (tx: Db) => lockRating(tx, ratingId ?? 0)
    await collideWith(server.db, holding, hide('Insult'), hide('Untrue'), hide('Spam'))
    const isOfIt = and(eq(auditEntries.resource, 'Rating'), eq(auditEntries.recordId, ratingId ?? 0))
    const entries = await server.db.select().from(auditEntries).where(isOfIt).orderBy(auditEntries.id)
    const reasons = entries.map(({ before, after }) => [before?.['hiddenReason'], after?.['hiddenReason']])
    expect(reasons.map(([before]) => before)).toEqual([null, ...reasons.slice(0, -1).map(([, after]) => after)])
    expect((await newest())?.hiddenReason).toBe(reasons.at(-1)?.[1])
  })
})
