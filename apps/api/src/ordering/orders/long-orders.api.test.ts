import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { orderLines } from '../../db/tables/ordering/order-lines'
import type { Db } from '../../platform/db/db'
import { giveAddresses, someItems } from '../../testing/carts'
import { placeOrder } from '../../testing/orders'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { findListedOrders } from './orders.repository'

const LINES = 2000
const TWO_MEGABYTES = 2_000_000

const server = useTestServer()
const buyer = useBuyer(server)

/** Orders of two thousand lines each, as a quote can become. */
const ids: number[] = []
beforeAll(async () => {
  await giveAddresses(server.db, buyer.userId)
  const [stockItemId = 0] = await someItems(server.db, 1)
  for (let at = 0; at < 5; at++) ids.push(await placeOrder(server.db, buyer.userId, [{ stockItemId }]))
  const { rows } = await server.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_schema = 'public' and table_name = 'order_lines' and column_name <> 'id'`)
  const columns = sql.raw(rows[0]?.names ?? '')
  await server.db.execute(sql`
    insert into ${orderLines} (${columns}) select ${columns} from ${orderLines}, generate_series(2, ${LINES}::int)`)
})

const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body))
const linesOf = (orders: { lineCount: number; orderLines: object[] }[]) =>
  orders.map(({ lineCount, orderLines }) => [lineCount, orderLines.length])

test('all orders are as many as fit into an answer, each with all its lines', async () => {
  const { body, headers } = await buyer.send(fetchMyOrder)
  expect(Number(headers['total-count'])).toBe(5)
  expect(linesOf(body)).toEqual([[LINES, LINES]])
  expect(sizeOf(body)).toBeLessThan(TWO_MEGABYTES)
})

test('a page has all its orders, and long ones share the room for lines', async () => {
  const { body } = await buyer.send(fetchMyOrder, { page: 1, pageSize: 100 })
  expect(linesOf(body)).toEqual(ids.map(() => [LINES, 25]))
  expect(linesOf((await buyer.send(fetchMyOrder, { page: 1, pageSize: 10 })).body)[0]).toEqual([LINES, 250])
})

test('one order is never cut', async () => {
  const { body } = await buyer.send(fetchOrderSuccessDetail, { orderId: ids[0] })
  expect(linesOf([body])).toEqual([[LINES, LINES]])
})

test('the lines of a page are looked up, and the lines of other orders never passed', async () => {
  await server.db.transaction(async (tx) => {
    // A short table is passed where that is quicker; now only where there is no other way.
    await tx.execute(sql`set local enable_seqscan = off`)
    const before = await passesOfLines(tx)
    await findListedOrders(tx, ids.slice(0, 2), 25)
    expect(await passesOfLines(tx)).toBe(before)
  })
})

/** Counted since the connection last told its figures, which may be before the transaction. */
async function passesOfLines(tx: Db) {
  const { rows } = await tx.execute<{ passes: number }>(
    sql`select seq_scan::int as passes from pg_stat_xact_user_tables where relname = 'order_lines'`,
  )
  return rows[0]?.passes
}
