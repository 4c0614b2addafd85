import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands } from './tables/reference/brands'
import { giveAddresses, someItems } from '../testing/carts'
import { placeOrder } from '../testing/orders'
import { useBuyer } from '../testing/signed-in'
import { useTestServer } from '../testing/test-server'
import { settleNewTables } from '../platform/db/statistics'
import { prepareDatabase } from './prepare'

const server = useTestServer()
const buyer = useBuyer(server)

/** How many rows the database believes a table to have; null where it doesn't know. */
async function known(table: string): Promise<number | null> {
  const { rows } = await server.db.execute<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where oid = ${table}::regclass`,
  )
  return rows[0] === undefined || rows[0].rows < 0 ? null : rows[0].rows
}

test('the first orders of a shop look each other up, and pass no order, before the database has ever looked at them', async () => {
  await prepareDatabase(server.connection.pool, { demoData: false })
  expect([await known('orders'), await known('order_lines')]).toEqual([null, null])
  await giveAddresses(server.db, buyer.userId)
  const [stockItemId = 0] = await someItems(server.db, 1)
  const orderId = await placeOrder(server.db, buyer.userId, [{ stockItemId }])
  const lines = (orders: number) => sql`
    insert into order_lines (order_id, brand_id, brand_name, department_name, class_name, sub_class_name, sub_class1_name,
      length_metres, hsn, unit, quantity, price_paise, amount_paise, grams)
    select ${orderId}, ${brands.id}, '', '', '', '', '', 6, '7306', 'Ton', 1, 1, 1, 1 from ${brands}, generate_series(1, ${orders}::int)
    limit ${orders}`
  // The tenth check of a key in a session is by a plan that it keeps.
  const passed = await server.db.transaction(async (tx) => {
    await tx.execute(lines(20))
    const { rows } = await tx.execute<{ passed: number }>(
      sql`select seq_tup_read::int as passed from pg_stat_xact_user_tables where relname = 'orders'`,
    )
    return rows[0]?.passed
  })
  expect(passed).toBe(0)
})

test('a start tells the planner of rows that came with a restored dump, and leaves what is short unknown', async () => {
  await server.db.execute(sql`create table dump as select * from stock_items`)
  await server.db.execute(sql`create table few as select * from stock_items limit 5`)
  await settleNewTables(server.db)
  expect(await known('dump')).toBeGreaterThan(500)
  expect(await known('few')).toBeNull()
})

test('the database waits for a thousand changes before it looks at orders and what else is looked up by key', async () => {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select relname as name from pg_class where reloptions @> '{autovacuum_analyze_threshold=1000}' order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['order_lines', 'orders', 'stock_items', 'users']),
  )
})
