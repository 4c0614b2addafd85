import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { exportOrders } from '@lohahaat/contract/ordering/order-lists/export-orders'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { orders } from '../../db/tables/ordering/orders'
import { users } from '../../db/tables/identity/users'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { someBuyers, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

const address = {
  name: 'Works',
  phone: '9812345678',
  address: 'Shed 31',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
  gstNumber: '06AAACA0000A1Z2',
}

/** Each with its index as the number of tons, so the most expensive is last. */
const written = [
  { orderNo: 'LH/26-27/000042', createdAt: '2026-04-01T18:29:59.999Z', legalName: 'verma Fabricators' },
  { orderNo: 'LH/26-27/000420', createdAt: '2026-04-01T18:30:00.000Z', legalName: 'Anand Steels', status: 'Cancelled' },
  {
    orderNo: 'LH/26-27/000421',
    createdAt: '2026-04-02T18:29:59.999Z',
    legalName: '=2+5 Traders',
    billingAddress: { ...address, city: 'Nagpur', gstNumber: '27AAACA0042A1ZY' },
    status: 'Dispatched',
  },
  {
    orderNo: 'LH/26-27/000422',
    createdAt: '2026-04-02T18:29:59.999Z',
    legalName: 'Zenith 42 Tubes',
    shippingAddress: { ...address, city: 'Hosur', state: 'Tamil Nadu', pinCode: '635109', gstNumber: null },
  },
] as const

beforeAll(async () => {
  const [buyerId = 0, another = 0] = await someBuyers(server.db, 2)
  await server.db.update(users).set({ email: 'purchase@zenith.example' }).where(eq(users.id, another))
  const [item = 0, second = 0] = await someItems(server.db, 2)
  for (const [n, { createdAt, ...changes }] of written.entries()) {
    const lines = [{ stockItemId: item, quantity: String(n + 1) }, ...(n === 3 ? [{ stockItemId: second }] : [])]
    await placeOrder(server.db, n === 3 ? another : buyerId, lines, {
      billingAddress: address,
      shippingAddress: address,
      ...changes,
      createdAt: new Date(createdAt),
    })
  }
  // Removed lines do not count.
  await server.db.update(orderLines).set({ removedAt: new Date() }).where(eq(orderLines.stockItemId, second))
})

const list = (query: Record<string, unknown> = {}) => admin.send(fetchAllOrders, query)
/** The indexes of the orders found. */
const found = async (query: Record<string, unknown>) =>
  (await list(query)).body.map(({ orderNo }) => written.findIndex((order) => order.orderNo === orderNo))

test('newest first, those of one instant by id, with who and how much', async () => {
  expect(await found({})).toEqual([3, 2, 1, 0])
  const [row] = (await list()).body
  expect(row).toEqual({
    orderId: expect.any(Number),
    orderNo: 'LH/26-27/000422',
    status: 'Confirmed',
    placedAt: '2026-04-02T18:29:59.999Z',
    legalName: 'Zenith 42 Tubes',
    phoneNo: '9812345678',
    buyerOrderNo: null,
    emailAddress: 'purchase@zenith.example',
    billingGstNo: '06AAACA0000A1Z2',
    shippingCity: 'Hosur',
    shippingState: 'Tamil Nadu',
    lines: 1,
    totalTons: 5,
    totalPrice: expect.any(Number),
  })
})

test('pages tell how many there are', async () => {
  const { body, headers } = await list({ page: 2, pageSize: 3 })
  expect([body.map(({ orderNo }) => orderNo), headers['total-count']]).toEqual([['LH/26-27/000042'], '4'])
  expect((await list({ page: 9 })).body).toEqual([])
})

describe('filters', () => {
  test.each([
    [{ status: 'Confirmed' }, [3, 0]],
    [{ status: 'Cancelled' }, [1]],
    [{ from: '2026-04-02' }, [3, 2, 1]],
    [{ to: '2026-04-01' }, [0]],
    [{ from: '2026-04-02', to: '2026-04-02', status: 'Dispatched' }, [2]],
    [{ search: 'LH/26-27/000042' }, [0]],
    [{ search: 'LH2627000042' }, [0]],
    [{ search: 'lh/26-27/00042' }, [3, 2, 1]],
    [{ search: '42' }, [3, 0]],
    [{ search: '000420' }, [1]],
    [{ search: 'VERMA' }, [0]],
    [{ search: 'tubes zenith' }, [3]],
    [{ search: '27AAACA' }, [2]],
    [{ search: 'nagpur' }, [2]],
    [{ search: 'hosur' }, [3]],
    [{ search: 'purchase@zenith' }, [3]],
    [{ search: '' }, [3, 2, 1, 0]],
    [{ search: '%' }, []],
    [{ search: "'; drop table orders; --" }, []],
  ])('%j', async (query, places) => {
    expect(await found(query)).toEqual(places)
    expect((await list({ ...query, pageSize: 1 })).headers['total-count']).toBe(String(places.length))
  })

  test.each([
    [{ status: 'Burnt' }, 'There is no such status.'],
    [{ from: '2026-02-30' }, 'From must be a date such as 2026-04-01.'],
    [{ sort: 'phoneNo' }, "This list can't be sorted so."],
    [{ search: 'a\u0000' }, "Search contains characters that can't be used."],
  ])('%j: %s', async (query, error) => {
    expect(await list(query)).toMatchObject({ status: 400, error })
  })
})

test.each([
  ['placedAt', [0, 1, 2, 3]],
  ['-placedAt', [3, 2, 1, 0]],
  ['legalName', [2, 1, 0, 3]],
  ['-totalPrice', [3, 2, 1, 0]],
  ['totalTons', [0, 1, 2, 3]],
  ['status', [0, 3, 2, 1]],
  ['-status', [1, 2, 3, 0]],
])('by %s', async (sort, places) => {
  expect(await found({ sort })).toEqual(places)
})

test('what matches is exported, one row per order, and no name becomes a formula', async () => {
  const download = (query: Record<string, string>) => filesOf(server, admin).download(exportOrders, query)
  const { status, bytes, headers } = await download({ from: '2026-04-02', search: 'LH/26-27' })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/lohahaat-orders-\d{4}-\d\d-\d\d\.csv/)
  const [titles, ...rows] = (await readRows(bytes, 100)).map(({ cells }) => cells)
  expect(titles?.slice(0, 4)).toEqual(['Order number', 'Date', 'Buyer', 'GST number'])
  expect(rows.map(([orderNo]) => orderNo)).toEqual(written.slice(1).map(({ orderNo }) => orderNo))
  expect(bytes.toString()).toContain(
    ",'=2+5 Traders,27AAACA0042A1ZY,Nagpur,Haryana,Rewari,Haryana,123401,Dispatched,3,",
  )
  const [stored] = await server.db.select().from(orders).where(eq(orders.orderNo, 'LH/26-27/000421'))
  const last = rows[1]?.map(Number) ?? []
  expect(rows[1]?.[1]).toBe('2026-04-02')
  expect(last[18]).toBe(Number(stored?.totalPaise) / 100)
  expect(Math.round(last.slice(11, 18).reduce((sum, amount) => sum + amount, 0) * 100)).toBe(Number(stored?.totalPaise))
  expect((await readRows((await download({ search: 'nobody' })).bytes, 100)).length).toBe(1)
})

test('a visitor gets 401 and a buyer 403', async () => {
  for (const call of [fetchAllOrders, exportOrders]) {
    expect((await new TestBrowser(server).send(call)).status).toBe(401)
    expect((await buyer.send(call)).status).toBe(403)
  }
})
