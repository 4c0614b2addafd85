import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { acceptLines } from '@lohahaat/contract/supply/orders/answer-lines'
import { fetchSupplierOrder, fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { placeOrder } from '../../testing/orders'
import { addColleague } from '../../testing/firms/companies'
import { mailsTo } from '../../testing/firms/yards'
import { useTestServer } from '../../testing/test-server'
import { useOrderToLoad } from '../../testing/scenes/order-to-load'

const server = useTestServer()
const { buyer, supplier, rival, yards, placed, tell, load, accept, refuse, subjectsTo } = useOrderToLoad(server)

describe('an order reaches its suppliers', () => {
  test('each sees the lines that are his, and where they go, but nothing of the buyer', async () => {
    const order = await load()
    expect(order.supplierLines.map(({ orderLineId }) => orderLineId)).toEqual(placed.lineIds.slice(0, 2))
    expect(order).toMatchObject({ shippingCity: 'Rewari', shippingPinCode: '123401', contact: null })
    expect(order.supplierLines[0]).toMatchObject({ state: 'Waiting', kg: 2000, quantity: 2, unit: 'Ton' })
    expect(JSON.stringify(order)).not.toMatch(/Verma|9812345678|Plot 7|Gate 2/)
    expect((await load(rival)).supplierLines.map(({ orderLineId }) => orderLineId)).toEqual([placed.lineIds[2]])
  })

  test.each([
    ['from the catalogue', { priceUnit: null }, 'Ton'],
    ['quoted in the unit of the line', { stockItemId: null, unit: 'Pieces' }, 'Pieces'],
    ['quoted by the kilogram', { stockItemId: null, priceUnit: 'Kg' }, 'Kg'],
    ['quoted by the metre', { stockItemId: null, priceUnit: 'Metre' }, 'Metre'],
  ] as const)('a price %s is per its unit', async (_, change, priceUnit) => {
    await server.db
      .update(orderLines)
      .set(change)
      .where(eq(orderLines.id, placed.lineIds[0] ?? 0))
    expect((await load()).supplierLines[0]).toMatchObject({ priceUnit })
  })

  test('a yard that nobody works for is not asked', async () => {
    const asked = await server.db.select().from(supplierLines).where(eq(supplierLines.orderId, placed.orderId))
    expect(asked.map(({ orderLineId }) => orderLineId).sort()).toEqual(placed.lineIds.slice(0, 3))
    expect(asked[0]).toMatchObject({ state: 'Waiting', commissionHundredths: 125 })
  })

  test('his people are mailed once, with what to load and until when to answer; who keeps the books is not', async () => {
    const clerk = await addColleague(server.db, supplier, 'Buyer')
    await server.db.update(users).set({ sellingRole: 'Accounts' }).where(eq(users.id, clerk.userId))
    await tell()
    await tell()
    expect(await subjectsTo(clerk.email)).toEqual([])
    const mails = await mailsTo(server.db, yards.own.email)
    const { orderNo } = await load()
    const about = mails.filter(({ subject }) => subject.includes(orderNo))
    expect(about).toHaveLength(1)
    expect(about[0]?.text).toMatch(/2\.000 MT/)
    expect(about[0]?.text).toMatch(/Please answer by .* IST/)
    expect(about[0]?.text).toContain(`/supplier/orders/${placed.orderId}`)
    expect(about[0]?.text).not.toMatch(/Verma|9812345678|Plot 7|₹/)
  })

  test('two servers at once mail once', async () => {
    await Promise.all([tell(), tell(), tell()])
    const { orderNo } = await load()
    expect((await subjectsTo(yards.own.email)).filter((subject) => subject.includes(orderNo))).toHaveLength(1)
  })

  test('his list has it, by the page and by state', async () => {
    const { body, headers } = await supplier.send(fetchSupplierOrders, { page: 1, pageSize: 1 })
    expect(body).toMatchObject([{ orderId: placed.orderId, lineCount: 2, waiting: 2, accepted: 0, kg: 4000 }])
    expect(Number(headers['total-count'])).toBeGreaterThan(0)
    await accept(placed.lineIds.slice(0, 1))
    const ids = async (state: string) =>
      (await supplier.send(fetchSupplierOrders, { state })).body.map((row) => row.orderId)
    expect(await ids('Accepted')).toEqual([placed.orderId])
    expect(await ids('Waiting')).toContain(placed.orderId)
    expect(await ids('Refused')).not.toContain(placed.orderId)
    expect(await supplier.send(fetchSupplierOrders, { state: 'Lost' })).toMatchObject({ status: 400 })
  })
})

describe('accepting and refusing', () => {
  test('with the first accepted line the contact is shown', async () => {
    const { body } = await accept(placed.lineIds.slice(0, 1))
    expect(body.supplierLines.map(({ state }) => state)).toEqual(['Accepted', 'Waiting'])
    expect(body.contact).toMatchObject({
      phone: '9812345678',
      address: 'Plot 7, Industrial Area',
      unloadingRemark: 'Gate 2',
    })
    expect(body.supplierLines[0]?.answeredBy).toBe('Ravi Kumar')
    expect((await accept(placed.lineIds.slice(0, 1))).body).toEqual(body)
    expect((await load(rival)).contact).toBeNull()
  })

  test('refused lines say why, the desk is told, and there is no contact', async () => {
    const { body } = await refuse(placed.lineIds.slice(0, 2))
    expect(body.supplierLines).toMatchObject([{ state: 'Refused', reason: 'Sold out' }, { state: 'Refused' }])
    expect(body.contact).toBeNull()
    const mail = (await mailsTo(server.db, 'support@lohahaat.example')).at(-1)
    expect(mail?.subject).toContain(body.orderNo)
    expect(mail?.text).toContain('The reason: Sold out')
  })

  test.each([
    [
      'an answer stands',
      async () => (await refuse(placed.lineIds.slice(0, 1)), accept(placed.lineIds.slice(0, 1))),
      /is refused, so/,
    ],
    ['not of a line of another', () => accept(placed.lineIds.slice(2, 3)), new RegExp(refusalTexts.orderLineNotFound)],
    ['nor of one that does not exist', () => accept([2_000_000_000]), new RegExp(refusalTexts.orderLineNotFound)],
    ['nor of nothing', () => accept([]), /at least one line/],
    ['nor of one twice', () => accept([placed.lineIds[0] ?? 0, placed.lineIds[0] ?? 0]), /once only/],
    ['nor without a reason', () => refuse(placed.lineIds.slice(0, 1), ' '), /say why/],
  ])('%s', async (_, act, error) => {
    expect(await act()).toMatchObject({ status: 400, error: expect.stringMatching(error) })
  })

  test('nothing is answered where one of several lines can’t be', async () => {
    expect((await accept([placed.lineIds[0] ?? 0, placed.lineIds[2] ?? 0])).status).toBe(400)
    expect((await load()).supplierLines.map(({ state }) => state)).toEqual(['Waiting', 'Waiting'])
  })

  test('an order without a line of his is none', async () => {
    const [line] = [placed.lineIds[0] ?? 0]
    const elsewhere = await placeOrder(server.db, buyer.userId, [{ stockItemId: yards.other.itemId }])
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
    const account = eq(users.email, yards.own.email)
    await server.db.update(users).set({ sellingRole: 'Accounts' }).where(account)
    expect((await supplier.send(fetchSupplierOrder, { orderId: placed.orderId })).status).toBe(200)
    expect(await accept(placed.lineIds.slice(0, 1))).toMatchObject({ status: 403, error: refusalTexts.suppliersOnly })
    await server.db.update(users).set({ sellingRole: 'Owner' }).where(account)
  })
})
