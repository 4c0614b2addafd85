import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const other = useBuyer(server)
let placed: number[]

const found = async (query: object) => {
  const { body, headers } = await buyer.send(fetchMyOrder, query)
  expect(headers['total-count']).toBe(String(body.length))
  return body.map(({ orderId }) => placed.indexOf(orderId))
}

beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId, other.userId)
  const [stockItemId = 0, second = 0] = await someItems(server.db, 2)
  const place = async (orderNo: string, changes: object, line: object, buyerId = buyer.userId) => {
    const id = await placeOrder(server.db, buyerId, [{ stockItemId }, { stockItemId: second }], { orderNo, ...changes })
    const [first, deleted] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    await server.db
      .update(orderLines)
      .set({ brandName: 'Surya', className: 'GI', size: '50 NB', subClass1Name: '3.6', grade: null, ...line })
      .where(eq(orderLines.id, first?.id ?? 0))
    await server.db
      .update(orderLines)
      .set({ brandName: 'Rathi', removedAt: new Date() })
      .where(eq(orderLines.id, deleted?.id ?? 0))
    return id
  }
  const shs = { brandName: 'APL Apollo', className: 'SHS', size: '50x50', subClass1Name: '2.9', grade: 'YSt 310' }
  const day = (n: number) => ({ createdAt: new Date(Date.UTC(2026, 3, n)) })
  placed = [
    await place('LH/26-27/000101', { ...day(1), buyerOrderNo: 'PO 77/50x50' }, {}),
    await place('LH/26-27/000102', { ...day(2), status: 'Dispatched' }, shs),
    await place('LH/26-27/000103', { ...day(3), status: 'Cancelled' }, shs),
    await place('LH/26-27/000104', { ...day(4), buyerOrderNo: 'LH/26-27/000102' }, {}, other.userId),
  ]
})

describe('my orders by search and status', () => {
  test.each([
    [{}, [1, 0]],
    [{ search: '' }, [1, 0]],
    [{ search: 'lh/26-27/000102' }, [1]],
    [{ search: 'LH2627000101' }, [0]],
    [{ search: 'po 77' }, [0]],
    [{ search: 'apollo 50x50' }, [1]],
    [{ search: '50 × 50 x 2.9' }, [1]],
    [{ search: '50x50' }, [1, 0]],
    [{ search: 'gi 50 nb' }, [0]],
    [{ search: 'yst' }, [1]],
    // Words of two lines are not one item, and a deleted line is none.
    [{ search: 'surya apollo' }, []],
    [{ search: 'rathi' }, []],
    [{ search: '%' }, []],
    [{ search: "'; drop table orders; --" }, []],
    [{ status: 'Dispatched' }, [1]],
    [{ status: 'Confirmed' }, [0]],
    [{ status: 'Cancelled' }, [2]],
    [{ status: 'Dispatched', search: 'gi' }, []],
    [{ page: 1, pageSize: 10, status: 'Cancelled', search: 'apollo' }, [2]],
  ])('%j', async (query, places) => {
    expect(await found(query)).toEqual(places)
  })

  test('an unknown status is refused', async () => {
    expect(await buyer.send(fetchMyOrder, { status: 'Burnt' })).toMatchObject({
      status: 400,
      error: 'There is no such status.',
    })
  })
})
