import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchOrderLoading } from '@lohahaat/contract/supply/orders/order-loading'
import { fetchSupplierOrder, fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { saveSupplierTerms } from '@lohahaat/contract/supply/terms/supplier-terms'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { giveAddresses } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { addColleague } from '../../testing/firms/companies'
import { mailsTo, newSupplier, newYard } from '../../testing/firms/yards'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { expireLines } from './expire-lines'
import { tellSuppliers } from './tell-suppliers'

const HOUR_MS = 60 * 60 * 1000
const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
const rival = new TestBrowser(server)
let own: Awaited<ReturnType<typeof newSupplier>>
let other: Awaited<ReturnType<typeof newSupplier>>
let house: Awaited<ReturnType<typeof newYard>>
let orderId: number
let lineIds: number[]

const desk = () => ({ db: server.db, siteUrl: 'https://lohahaat.example', supportEmail: 'desk@lohahaat.example' })
const tell = () => tellSuppliers(desk(), new Date())
const load = async (browser = supplier) => (await browser.send(fetchSupplierOrder, { orderId })).body
const accept = (orderLineIds: number[], browser = supplier) => browser.send(acceptLines, { orderId, orderLineIds })
const refuse = (orderLineIds: number[], reason = 'Sold out') =>
  supplier.send(refuseLines, { orderId, orderLineIds, reason })
const subjectsTo = async (email: string) => (await mailsTo(server.db, email)).map(({ subject }) => subject)

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  ;[own, other, house] = [await newSupplier(server.db), await newSupplier(server.db), await newYard(server.db)]
  await supplier.signIn(own.email)
  await rival.signIn(other.email)
})

/** Two lines of the supplier, one of his rival and one of the house's own yard. */
beforeEach(async () => {
  const second = await newYard(server.db, { sellerId: own.sellerId })
  const wanted = [own, second, other, house].map(({ itemId: stockItemId }) => ({ stockItemId, quantity: '2' }))
  orderId = await placeOrder(server.db, buyer.userId, wanted, { unloadingRemark: 'Gate 2' })
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  lineIds = lines.map(({ id }) => id)
})

describe('an order reaches its suppliers', () => {
  test('each sees the lines that are his, and where they go, but nothing of the buyer', async () => {
    const order = await load()
    expect(order.supplierLines.map(({ orderLineId }) => orderLineId)).toEqual(lineIds.slice(0, 2))
    expect(order).toMatchObject({ shippingCity: 'Rewari', shippingPinCode: '123401', contact: null })
    expect(order.supplierLines[0]).toMatchObject({ state: 'Waiting', kg: 2000, quantity: 2, unit: 'Ton' })
    expect(JSON.stringify(order)).not.toMatch(/Verma|9812345678|Plot 7|Gate 2/)
    expect((await load(rival)).supplierLines.map(({ orderLineId }) => orderLineId)).toEqual([lineIds[2]])
  })

  test('a yard that nobody works for is not asked', async () => {
    const asked = await server.db.select().from(supplierLines).where(eq(supplierLines.orderId, orderId))
    expect(asked.map(({ orderLineId }) => orderLineId).sort()).toEqual(lineIds.slice(0, 3))
    expect(asked[0]).toMatchObject({ state: 'Waiting', commissionHundredths: 125 })
  })

  test('his people are mailed once, with what to load and until when to answer; who keeps the books is not', async () => {
    const clerk = await addColleague(server.db, supplier, 'Buyer')
    await server.db.update(users).set({ sellingRole: 'Accounts' }).where(eq(users.id, clerk.userId))
    await tell()
    await tell()
    expect(await subjectsTo(clerk.email)).toEqual([])
    const mails = await mailsTo(server.db, own.email)
    const { orderNo } = await load()
    const about = mails.filter(({ subject }) => subject.includes(orderNo))
    expect(about).toHaveLength(1)
    expect(about[0]?.text).toMatch(/2\.000 MT/)
    expect(about[0]?.text).toMatch(/Please answer until .* IST/)
    expect(about[0]?.text).toContain(`/supplier/orders/${orderId}`)
    expect(about[0]?.text).not.toMatch(/Verma|9812345678|Plot 7|₹/)
  })

  test('two servers at once mail once', async () => {
    await Promise.all([tell(), tell(), tell()])
    const { orderNo } = await load()
    expect((await subjectsTo(own.email)).filter((subject) => subject.includes(orderNo))).toHaveLength(1)
  })

  test('his list has it, by the page and by state', async () => {
    const { body, headers } = await supplier.send(fetchSupplierOrders, { page: 1, pageSize: 1 })
    expect(body).toMatchObject([{ orderId, lineCount: 2, waiting: 2, accepted: 0, kg: 4000 }])
    expect(Number(headers['total-count'])).toBeGreaterThan(0)
    await accept(lineIds.slice(0, 1))
    const ids = async (state: string) =>
      (await supplier.send(fetchSupplierOrders, { state })).body.map((row) => row.orderId)
    expect(await ids('Accepted')).toEqual([orderId])
    expect(await ids('Waiting')).toContain(orderId)
    expect(await ids('Refused')).not.toContain(orderId)
    expect(await supplier.send(fetchSupplierOrders, { state: 'Lost' })).toMatchObject({ status: 400 })
  })
})

describe('accepting and refusing', () => {
  test('with the first accepted line the contact is shown', async () => {
    const { body } = await accept(lineIds.slice(0, 1))
    expect(body.supplierLines.map(({ state }) => state)).toEqual(['Accepted', 'Waiting'])
    expect(body.contact).toMatchObject({
      phone: '9812345678',
      address: 'Plot 7, Industrial Area',
      unloadingRemark: 'Gate 2',
    })
    expect(body.supplierLines[0]?.answeredBy).toBe('Ravi Kumar')
    expect((await accept(lineIds.slice(0, 1))).body).toEqual(body)
    expect((await load(rival)).contact).toBeNull()
  })

  test('refused lines say why, the desk is told, and there is no contact', async () => {
    const { body } = await refuse(lineIds.slice(0, 2))
    expect(body.supplierLines).toMatchObject([{ state: 'Refused', reason: 'Sold out' }, { state: 'Refused' }])
    expect(body.contact).toBeNull()
    const mail = (await mailsTo(server.db, 'support@lohahaat.example')).at(-1)
    expect(mail?.subject).toContain(body.orderNo)
    expect(mail?.text).toContain('The reason: Sold out')
  })

  test.each([
    [
      'an answer stands',
      async () => (await refuse(lineIds.slice(0, 1)), accept(lineIds.slice(0, 1))),
      /is refused, so/,
    ],
    ['not of a line of another', () => accept(lineIds.slice(2, 3)), new RegExp(refusalTexts.orderLineNotFound)],
    ['nor of one that does not exist', () => accept([2_000_000_000]), new RegExp(refusalTexts.orderLineNotFound)],
    ['nor of nothing', () => accept([]), /at least one line/],
    ['nor of one twice', () => accept([lineIds[0] ?? 0, lineIds[0] ?? 0]), /once only/],
    ['nor without a reason', () => refuse(lineIds.slice(0, 1), ' '), /say why/],
  ])('%s', async (_, act, error) => {
    expect(await act()).toMatchObject({ status: 400, error: expect.stringMatching(error) })
  })

  test('nothing is answered where one of several lines can’t be', async () => {
    expect((await accept([lineIds[0] ?? 0, lineIds[2] ?? 0])).status).toBe(400)
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Waiting', 'Waiting'])
  })

  test('an order without a line of his is none', async () => {
    const [line] = [lineIds[0] ?? 0]
    const elsewhere = await placeOrder(server.db, buyer.userId, [{ stockItemId: other.itemId }])
    for (const answer of [
      await supplier.send(fetchSupplierOrder, { orderId: elsewhere }),
      await supplier.send(acceptLines, { orderId: elsewhere, orderLineIds: [line] }),
    ])
      expect(answer).toMatchObject({ status: 400, error: refusalTexts.orderNotFound })
  })
})

describe('who may', () => {
  test('a buyer is no supplier', async () => {
    const answer = await buyer.send(fetchSupplierOrders, {})
    expect(answer).toMatchObject({ status: 403, error: refusalTexts.suppliersOnly })
    expect(answer.headers['error-code']).toBe('suppliers-only')
  })

  test('accounts of the supplier read, and do not answer', async () => {
    const account = eq(users.email, own.email)
    await server.db.update(users).set({ sellingRole: 'Accounts' }).where(account)
    expect((await supplier.send(fetchSupplierOrder, { orderId })).status).toBe(200)
    expect(await accept(lineIds.slice(0, 1))).toMatchObject({ status: 403, error: refusalTexts.suppliersOnly })
    await server.db.update(users).set({ sellingRole: 'Owner' }).where(account)
  })
})

describe('the clock', () => {
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

  test('what is not answered in time counts as refused, and both are told', async () => {
    await tell()
    await accept(lineIds.slice(0, 1))
    expect(await expireLines(desk(), later(23))).toBe(0)
    expect(await expireLines(desk(), later(25))).toBeGreaterThan(0)
    expect(await expireLines(desk(), later(25))).toBe(0)
    const order = await load()
    expect(order.supplierLines.map(({ state }) => state)).toEqual(['Accepted', 'Expired'])
    expect(await accept(lineIds.slice(1, 2))).toMatchObject({ status: 400, error: expect.stringMatching(/is expired/) })
    await tell()
    expect((await subjectsTo(own.email)).at(-1)).toBe(`Order ${order.orderNo}: the time to answer is over`)
    expect(await subjectsTo('desk@lohahaat.example')).toContain(`Order ${order.orderNo}: lines were not answered`)
  })

  test('it is expired before the worker has come by', async () => {
    await server.db
      .update(supplierLines)
      .set({ answerBy: new Date(Date.now() - 1) })
      .where(eq(supplierLines.orderId, orderId))
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Expired', 'Expired'])
    expect((await accept(lineIds.slice(0, 1))).status).toBe(400)
  })

  test('the administrator sets it for the orders to come', async () => {
    expect((await admin.send(saveSupplierTerms, { answerHours: 0, paymentDays: 30 })).error).toMatch(/can't be below 1/)
    expect((await admin.send(saveSupplierTerms, { answerHours: 4, paymentDays: 30 })).status).toBe(200)
    const id = await placeOrder(server.db, buyer.userId, [{ stockItemId: own.itemId }])
    const { body } = await supplier.send(fetchSupplierOrder, { orderId: id })
    expect(Date.parse(body.answerBy ?? '') - Date.parse(body.placedAt)).toBe(4 * HOUR_MS)
    expect(Date.parse((await load()).answerBy ?? '') - Date.parse(body.placedAt)).toBeGreaterThan(20 * HOUR_MS)
    await admin.send(saveSupplierTerms, { answerHours: 24, paymentDays: 30 })
  })
})

describe('what the buyer takes back', () => {
  test('a deleted line: the supplier is told and can no longer answer', async () => {
    await tell()
    await buyer.send(deleteItem, { orderId, orderLineId: lineIds[0] })
    const order = await load()
    expect(order.supplierLines.map(({ state }) => state)).toEqual(['Withdrawn', 'Waiting'])
    expect((await accept(lineIds.slice(0, 1))).status).toBe(400)
    await tell()
    expect((await subjectsTo(own.email)).at(-1)).toBe(`Order ${order.orderNo}: lines are no longer wanted`)
  })

  test('a cancelled order: nothing waits or expires, and the contact is gone', async () => {
    await accept(lineIds.slice(0, 1))
    await tell()
    await buyer.send(deleteOrder, { orderId })
    const order = await load()
    expect(order).toMatchObject({ status: 'Cancelled', contact: null, answerBy: null })
    await expireLines(desk(), new Date(Date.now() + 25 * HOUR_MS))
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Withdrawn', 'Withdrawn'])
  })

  test('what a supplier had not heard of yet needs no word', async () => {
    await buyer.send(deleteOrder, { orderId })
    await tell()
    const { orderNo } = await load()
    expect((await subjectsTo(own.email)).filter((subject) => subject.includes(orderNo))).toEqual([])
  })
})

test('the buyer sees how many lines are accepted, of those that somebody was asked for and that he still wants', async () => {
  const seen = async () => (await buyer.send(fetchOrderLoading, { orderId })).body
  expect(await seen()).toEqual({ asked: 3, accepted: 0 })
  await accept(lineIds.slice(0, 1))
  expect(await seen()).toEqual({ asked: 3, accepted: 1 })
  await refuse(lineIds.slice(1, 2))
  expect(await seen()).toEqual({ asked: 3, accepted: 1 })
  await buyer.send(deleteItem, { orderId, orderLineId: lineIds[1] })
  expect(await seen()).toEqual({ asked: 2, accepted: 1 })
  expect((await rival.send(fetchOrderLoading, { orderId })).status).toBe(400)
})
