import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { orderMessages } from '@lohahaat/contract/platform/messages/at-work'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { orderStatusChanges } from '../../db/tables/ordering/order-status-changes'
import { giveAddresses, setStock, someItems } from '../../testing/carts'
import { mailsAbout, placeOrder, stockOf } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
let buyerId: number
let item: number
let id: number

const move = (status: unknown, note?: unknown, browser = admin) =>
  browser.send(setOrderStatus, { orderId: id, status, ...(note !== undefined && { note }) })
const load = async () => (await buyer.send(fetchOrderSuccessDetail, { orderId: id })).body

beforeAll(async () => {
  buyerId = buyer.userId
  await giveAddresses(server.db, buyerId)
  ;[item = 0] = await someItems(server.db, 1)
})

beforeEach(async () => {
  await setStock(server.db, item, 10_000n)
  id = await placeOrder(server.db, buyerId, [{ stockItemId: item, quantity: '2' }])
})

test('from the yard to the buyer: each step is kept, mailed with its note and audited', async () => {
  expect((await move('Processing')).status).toBe(200)
  const { status, body } = await move('Dispatched', ' Truck HR 47 <1234> ')
  expect(status).toBe(200)
  expect(body).toEqual(await load())
  await move('Delivered')
  const order = await load()
  expect(order.statusChanges.map(({ status, note }) => [status, note])).toEqual([
    ['Confirmed', null],
    ['Processing', null],
    ['Dispatched', 'Truck HR 47 <1234>'],
    ['Delivered', null],
  ])
  const changes = await server.db.select().from(orderStatusChanges).where(eq(orderStatusChanges.orderId, id))
  const adminId = admin.userId
  expect(changes.map(({ changedBy }) => changedBy)).toEqual([buyerId, adminId, adminId, adminId])
  const mails = await mailsAbout(server.db, order.orderNo)
  expect(mails.map(({ subject }) => subject.split(' is ')[1])).toEqual([
    'delivered',
    'dispatched',
    'being processed',
    'confirmed',
  ])
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([buyer.values.get('EmailAddressId')]))
  expect(mails[1]?.text).toContain('Truck HR 47 <1234>')
  const [last, dispatched] = await server.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.resource, 'Order'))
    .orderBy(desc(auditEntries.id))
  const { orderNo } = order
  expect(dispatched).toMatchObject({
    userId: adminId,
    action: 'Updated',
    recordId: id,
    before: { orderNo, status: 'Processing', note: null },
    after: { orderNo, status: 'Dispatched', note: 'Truck HR 47 <1234>' },
  })
  expect(last?.before).toEqual({ orderNo, status: 'Dispatched', note: 'Truck HR 47 <1234>' })
  expect(await stockOf(server.db, item)).toBe(8_000n)
})

test('cancelling returns the stock', async () => {
  expect((await move('Cancelled', 'The mill is short of coil')).body.status).toBe('Cancelled')
  expect(await stockOf(server.db, item)).toBe(10_000n)
  const [mail] = await mailsAbout(server.db, (await load()).orderNo)
  expect(mail?.text).toContain('Our note: The mill is short of coil')
})

test('only the next step can be taken', async () => {
  for (const to of ['Confirmed', 'Dispatched', 'Delivered'])
    expect(await move(to)).toMatchObject({ status: 400, error: refusalTexts.statusNotNext('Confirmed', to) })
  await move('Processing')
  await move('Dispatched')
  expect(await move('Cancelled')).toMatchObject({
    status: 400,
    error: refusalTexts.statusNotNext('Dispatched', 'Cancelled'),
  })
  expect((await load()).status).toBe('Dispatched')
  expect(await stockOf(server.db, item)).toBe(8_000n)
})

test('of ten at once one wins, and the others are told where the order stands', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => move(n % 2 ? 'Processing' : 'Cancelled')))
  const { status, statusChanges } = await load()
  expect(statusChanges.length).toBe(answers.filter((answer) => answer.status === 200).length + 1)
  for (const { status: code, error } of answers)
    if (code !== 200) expect(error).toMatch(/^An order that is (Processing|Cancelled) can't become/)
  expect(await stockOf(server.db, item)).toBe(status === 'Cancelled' ? 10_000n : 8_000n)
  expect(status).toBe('Cancelled')
})

test.each([
  [{ status: 'Burnt' }, 'There is no such status.'],
  [{ status: 'Processing', note: 'x'.repeat(201) }, 'Note can have at most 200 characters.'],
  [{ status: 'Processing', note: 'a\u0000b' }, "Note contains characters that can't be used."],
  [{ status: 'Processing', orderId: 'x' }, orderMessages.idInvalid],
  [{ status: 'Processing', orderId: 2_000_000_000 }, orderMessages.notFound],
])('%j: %s', async (body, error) => {
  expect(await admin.send(setOrderStatus, { orderId: id, ...body })).toMatchObject({ status: 400, error })
  expect((await load()).status).toBe('Confirmed')
})

test('a buyer can’t move his own order, and a visitor none', async () => {
  expect((await move('Processing', undefined, buyer)).status).toBe(403)
  expect((await move('Processing', undefined, new TestBrowser(server))).status).toBe(401)
  expect((await load()).status).toBe('Confirmed')
})
