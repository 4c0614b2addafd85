import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { acceptLines, refuseLines } from '@lohahaat/contract/supply/orders/answer-lines'
import {
  fetchSellerStatement,
  fetchStatement,
  fetchStatementFile,
  fetchStatements,
} from '@lohahaat/contract/supply/statements/statement'
import { deleteItem } from '@lohahaat/contract/ordering/order-changes/delete-item'
import { deleteOrder } from '@lohahaat/contract/ordering/order-changes/delete-order'
import { setOrderStatus } from '@lohahaat/contract/ordering/order-changes/order-status'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { rupees } from '@lohahaat/domain/platform/money'
import { statementSums } from '@lohahaat/domain/supply/statement'
import { users } from '../../db/tables/identity/users'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { supplierLines } from '../../db/tables/ordering/supplier-lines'
import { sellers } from '../../db/tables/reference/sellers'
import { giveAddresses } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { pdfPages } from '../../testing/pdf-text'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { newSupplier, newYard } from '../../testing/firms/yards'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const supplier = new TestBrowser(server)
let own: Awaited<ReturnType<typeof newSupplier>>

/** Orders of the tests are put into months of their own. */
let month: string
let count = 0
const nextMonth = () => (month = `20${30 + ++count}-03`)
const within = (day: string) => new Date(`${day}T00:00:00+05:30`)
const load = async () => (await supplier.send(fetchStatement, { month })).body
const placed = (stockItemIds: readonly number[], createdAt = within(`${month}-10`)) =>
  placeOrder(
    server.db,
    buyer.userId,
    stockItemIds.map((stockItemId) => ({ stockItemId, quantity: '2' })),
    { createdAt },
  )
const linesOf = (orderId: number) =>
  server.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
const priced = async (price: number) => {
  const { itemId } = await newYard(server.db, { sellerId: own.sellerId, pricePaisePerTon: rupees(price) })
  return itemId
}

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  own = await newSupplier(server.db)
  await supplier.signIn(own.email)
})

test('a month of India, at the prices of the orders, less commission and its GST', async () => {
  nextMonth()
  const item = await priced(50_000)
  const { itemId: ofOthers } = await newYard(server.db)
  await placed([item, ofOthers])
  await placed([item], within(`${month}-01`))
  await placed([item], new Date(within(`${month}-01`).getTime() - 1))
  await placed([item], within(`${month.slice(0, 4)}-04-01`))
  const statement = await load()
  expect(statement).toMatchObject({
    sellerName: own.sellerName,
    lineCount: 2,
    goods: 200_000,
    commission: 2500,
    commissionGst: 450,
    net: 197_050,
    paymentDays: 30,
  })
  expect(statement.statementLines[0]).toMatchObject({ amount: 100_000, commissionPercent: 1.25, commission: 1250 })
  expect(statement.statementLines.map(({ expectedAt }) => expectedAt)).toEqual([null, null])
})

test('what was deleted, refused, expired or cancelled is in no sum', async () => {
  nextMonth()
  const item = await priced(60_000)
  const { itemId: house } = await newYard(server.db)
  const [kept, deleted, refused, expired, cancelled] = [
    await placed([item]),
    await placed([item, house]),
    await placed([item]),
    await placed([item]),
    await placed([item]),
  ]
  const first = async (orderId: number) => (await linesOf(orderId))[0]?.id ?? 0
  await supplier.send(acceptLines, { orderId: kept, orderLineIds: [await first(kept)] })
  await buyer.send(deleteItem, { orderId: deleted, orderLineId: await first(deleted) })
  await supplier.send(refuseLines, { orderId: refused, orderLineIds: [await first(refused)], reason: 'No' })
  await server.db
    .update(supplierLines)
    .set({ answerBy: new Date(0) })
    .where(eq(supplierLines.orderId, expired))
  await buyer.send(deleteOrder, { orderId: cancelled })
  expect((await load()).statementLines.map(({ orderId, state }) => [orderId, state])).toEqual([[kept, 'Accepted']])
})

test('what still waits for an answer is in the sums, but not due', async () => {
  nextMonth()
  const item = await priced(50_000)
  const [accepted] = [await placed([item, await priced(70_000)]), await placed([item])]
  expect(await load()).toMatchObject({ goods: 340_000, due: 0 })
  const [first] = await linesOf(accepted)
  await supplier.send(acceptLines, { orderId: accepted, orderLineIds: [first?.id] })
  // 1,00,000 less 1,250 and 225 of GST on it.
  expect(await load()).toMatchObject({ goods: 340_000, due: 98_525 })
})

test('nor is it of a yard that nobody is asked for', async () => {
  nextMonth()
  const yard = await newYard(server.db, { pricePaisePerTon: rupees(10_000) })
  const { itemId: kept } = await newYard(server.db)
  const [deleted, cancelled] = [await placed([yard.itemId, kept]), await placed([yard.itemId])]
  await placed([yard.itemId])
  await buyer.send(deleteItem, { orderId: deleted, orderLineId: (await linesOf(deleted))[0]?.id })
  await buyer.send(deleteOrder, { orderId: cancelled })
  expect((await admin.send(fetchSellerStatement, { sellerId: yard.sellerId, month })).body).toMatchObject({
    lineCount: 1,
    goods: 20_000,
    due: 19_705,
  })
})

test('December ends with the year', async () => {
  month = '2099-12'
  await placed([await priced(10_000)], new Date(within('2100-01-01').getTime() - 1))
  await placed([await priced(10_000)], within('2100-01-01'))
  expect(await load()).toMatchObject({ lineCount: 1, goods: 20_000 })
})

test('a later commission changes no order of before', async () => {
  nextMonth()
  await placed([await priced(40_000)])
  const before = await load()
  await server.db.update(sellers).set({ commissionPercent: 9 }).where(eq(sellers.id, own.sellerId))
  expect(await load()).toEqual(before)
  await server.db.update(sellers).set({ commissionPercent: 1.25 }).where(eq(sellers.id, own.sellerId))
})

test('once it is delivered it says when it is paid', async () => {
  nextMonth()
  const orderId = await placed([await priced(40_000)])
  for (const status of ['Processing', 'Dispatched', 'Delivered']) await admin.send(setOrderStatus, { orderId, status })
  const [line] = (await load()).statementLines
  expect(Date.parse(line?.expectedAt ?? '') - Date.parse(line?.deliveredAt ?? '')).toBe(30 * 24 * 60 * 60 * 1000)
})

test('whatever was ordered, the sums are those of the orders and of the lines, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 10_000 }),
      async (orders, hundredths) => {
        nextMonth()
        await server.db
          .update(sellers)
          .set({ commissionPercent: hundredths / 100 })
          .where(eq(sellers.id, own.sellerId))
        const ids: number[] = []
        for (const prices of orders)
          ids.push(await placed(await Promise.all(prices.map((paise) => priced(paise / 100)))))
        const sold = (await Promise.all(ids.map(linesOf))).flat()
        const expected = statementSums(
          sold.map(({ amountPaise }) => ({ amountPaise, commissionHundredths: hundredths })),
          1800n,
        )
        const statement = await load()
        expect([statement.goods, statement.commission, statement.commissionGst, statement.net].map(rupees)).toEqual([
          expected.goods,
          expected.commission,
          expected.gst,
          expected.net,
        ])
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + rupees(amount), 0n)
        expect(sum(statement.statementLines.map(({ amount }) => amount))).toBe(expected.goods)
        expect(sum(statement.statementLines.map(({ commission }) => commission))).toBe(expected.commission)
      },
    ),
    { numRuns: 8 },
  )
  await server.db.update(sellers).set({ commissionPercent: 1.25 }).where(eq(sellers.id, own.sellerId))
}, 60_000)

test('the desk sees every seller’s, the same figures', async () => {
  nextMonth()
  await placed([await priced(40_000)])
  const house = await newYard(server.db, { pricePaisePerTon: rupees(10_000) })
  await placed([house.itemId])
  const { body, headers } = await admin.send(fetchStatements, { month, page: 1, pageSize: 1 })
  expect(headers['total-count']).toBe('2')
  const { goods, commission, commissionGst, net } = await load()
  expect(body).toMatchObject([{ sellerId: own.sellerId, lineCount: 1, goods, commission, commissionGst, net }])
  expect((await admin.send(fetchSellerStatement, { sellerId: own.sellerId, month })).body).toEqual(await load())
  expect((await admin.send(fetchSellerStatement, { sellerId: house.sellerId, month })).body).toMatchObject({
    goods: 20_000,
    commission: 250,
    statementLines: [{ state: null }],
  })
  expect(await admin.send(fetchSellerStatement, { sellerId: 2_000_000_000, month })).toMatchObject({
    status: 400,
    error: refusalTexts.unknownRecord,
  })
})

test('as PDF and as a sheet', { timeout: 60_000 }, async () => {
  nextMonth()
  const orderId = await placed([await priced(50_000)])
  const [line] = (await load()).statementLines
  expect(line?.orderId).toBe(orderId)
  const files = filesOf(server, supplier)
  const pdf = await files.download(fetchStatementFile, { month, format: 'pdf' })
  const [page] = await pdfPages(new Uint8Array(pdf.bytes))
  expect(page).toMatch(/Statement for [A-Z][a-z]+ 20\d\d/)
  for (const text of [own.sellerName, line?.orderNo ?? '', '₹98,525.00']) expect(page).toContain(text)
  const sheet = await files.download(fetchStatementFile, { month, format: 'xlsx' })
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
})

test.each([
  ['2026-13', /Month must be/],
  ['2026-3', /Month must be/],
  ['', /Month must be/],
])('%j is no month', async (wrong, error) => {
  expect(await supplier.send(fetchStatement, { month: wrong })).toMatchObject({
    status: 400,
    error: expect.stringMatching(error),
  })
})

test('who loads does not see what is paid', async () => {
  const account = eq(users.email, own.email)
  await server.db.update(users).set({ sellingRole: 'Dispatch' }).where(account)
  expect((await supplier.send(fetchStatement, { month: '2026-04' })).status).toBe(403)
  await server.db.update(users).set({ sellingRole: 'Owner' }).where(account)
  expect((await buyer.send(fetchStatement, { month: '2026-04' })).status).toBe(403)
})
