import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database/test-database'
import type { Connection } from '../platform/db/connect'
import { prepareDatabase } from './prepare'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const count = async (table: string) => {
  const { rows } = await connection.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))
  return rows[0]?.n ?? 0
}

test('the demo catalogue is there', async () => {
  expect(await count('departments')).toBe(1)
  expect(await count('classes')).toBe(7)
  expect(await count('brands')).toBeGreaterThanOrEqual(16)
  expect(await count('sellers')).toBe(3)
  expect(await count('stock_items')).toBeGreaterThan(550)
  expect(await count('price_changes')).toBe(await count('stock_items'))
})

test('a second start fills nothing again and keeps the secret', async () => {
  const before = await count('stock_items')
  const first = await prepareDatabase(connection.pool, { demoData: true })
  const second = await prepareDatabase(connection.pool, { demoData: true })
  expect(second).toEqual(first)
  expect(first.sampleData).toBe(true)
  expect(await count('stock_items')).toBe(before)
})

test('a migration that fails stops the start', async () => {
  const other = await openTestDatabase()
  await other.db.execute(sql`drop table drizzle.__drizzle_migrations`)
  await expect(prepareDatabase(other.pool, { demoData: false })).rejects.toThrow()
  await other.close()
})

test('the thickness of a wall is its name as a number', async () => {
  const { rows } = await connection.db.execute(
    sql`select count(*)::int as odd from sub_classes1 where thickness is distinct from name::numeric`,
  )
  expect(rows).toEqual([{ odd: 0 }])
})

test.each([
  {
    say: 'a brand whose name differs in case only',
    statement: `insert into brands (name, description) select upper(name), '' from brands limit 1`,
  },
  {
    say: 'a size twice in one class',
    statement: `insert into sub_classes (class_id, name) select class_id, lower(name) from sub_classes limit 1`,
  },
  {
    say: 'a stock item whose size is of another class',
    statement: `update stock_items set class_id = (select max(id) from classes where id <> stock_items.class_id)`,
  },
  { say: 'a price of nothing', statement: `update stock_items set price_paise_per_ton = 0` },
  { say: 'a brand that is in use', statement: `delete from brands` },
  {
    say: 'half a piece in a cart',
    statement: `insert into cart_lines (buyer_id, stock_item_id, unit, quantity) values (1, 1, 'Pieces', 1.5)`,
  },
  { say: 'an unknown role', statement: `update users set role = 'Owner'` },
  { say: 'a second fee below zero', statement: `update fee_structures set weighment_paise = -1` },
])('the database itself refuses $say', async ({ statement }) => {
  await expect(connection.db.execute(sql.raw(statement))).rejects.toThrow()
})

test('statements that fail cost the next one nothing', async () => {
  const named = () => connection.pool.query({ name: 'kept by its name', text: 'select 1 as one' })
  expect((await named()).rows).toEqual([{ one: 1 }])
  const failing = Array.from({ length: 25 }, () => connection.pool.query('insert into brands default values'))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(25)
  expect((await named()).rows).toEqual([{ one: 1 }])
})
