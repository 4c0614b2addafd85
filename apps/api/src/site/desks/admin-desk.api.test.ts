import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { fetchAdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'
import { buyerNow } from '../../testing/buyer-now'
import { placeOrder } from '../../testing/orders'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { loadAdminDesk } from './admin-desk'

const server = useTestServer()
const admin = useAdmin(server)

/** A Wednesday at noon in India. */
const now = new Date('2026-03-11T06:30:00Z')
const load = async () => loadAdminDesk(server.db, { ...(await buyerNow(server.db, 1)), at: now })

let buyerId: number
beforeAll(async () => {
  const [buyer] = await server.db.select().from(users).where(eq(users.email, 'buyer@lohahaat.example'))
  buyerId = buyer?.id ?? 0
})

const order = (createdAt: Date, changes = {}) =>
  placeOrder(server.db, buyerId, [{ stockItemId: 1, unit: 'Ton', quantity: '1.5' }], {
    createdAt,
    totalGrams: 1_500_000n,
    ...changes,
  })

test('two weeks from Monday to Sunday, each order on its day in India', async () => {
  // 23:59 and 00:00 in India.
  await order(new Date(startOfIstDay('2026-03-10').getTime() - 60_000))
  await order(startOfIstDay('2026-03-10'))
  await order(startOfIstDay('2026-03-10'), { status: 'Cancelled' })
  await order(new Date('2026-03-04T06:00:00Z'))
  await order(new Date('2026-03-04T07:00:00Z'))
  const { days, lastWeekByNow } = await load()
  expect(days.map(({ day }) => day)).toEqual([
    ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
    ...['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'],
  ])
  expect(days.map(({ orders }) => orders)).toEqual([0, 0, 2, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
  expect(days[2]).toMatchObject({ orders: 2, tons: 3, rupees: expect.any(Number) })
  expect(lastWeekByNow).toMatchObject({ orders: 1, tons: 1.5 })
})

describe('prices that look wrong', () => {
  test('one far off the median of its size comes first, then what was not changed for a week', async () => {
    await server.db.update(priceChanges).set({ changedAt: new Date('2026-03-10T00:00:00Z') })
    expect((await load()).oddPrices).toEqual({ total: 0, shown: [] })
    const [item] = await server.db
      .select()
      .from(stockItems)
      .where(and(eq(stockItems.id, 3)))
    const tripled = (item?.pricePaisePerTon ?? 0n) * 3n
    await server.db.update(stockItems).set({ pricePaisePerTon: tripled }).where(eq(stockItems.id, 3))
    await server.db
      .update(priceChanges)
      .set({ changedAt: new Date('2026-03-01T00:00:00Z') })
      .where(eq(priceChanges.stockItemId, 4))
    const { total, shown } = (await load()).oddPrices
    expect({ total, ids: shown.map(({ itemId }) => itemId) }).toEqual({ total: 2, ids: [3, 4] })
    expect(shown[0]).toMatchObject({ price: Number(tripled) / 100, median: expect.any(Number) })
    expect(shown[1]).toMatchObject({ changedAt: '2026-03-01T00:00:00.000Z' })
  })
})

test('the desk is an administrator’s', async () => {
  const { status, body } = await admin.send(fetchAdminDesk)
  expect(status).toBe(200)
  expect(body.days).toHaveLength(14)
  expect(body.stock).toEqual({ readyWithoutStock: 0, untouched: expect.any(Number) })
})
