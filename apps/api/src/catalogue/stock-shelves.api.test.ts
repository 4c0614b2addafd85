import { sql, type SQL } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server'

const server = useTestServer()

/** What the counts say, and what counting the stock says. */
async function expectTrue() {
  const kind = 'class_id, sub_class_id, brand_id, grade_id, standard_id, length_metres'
  const shelf = `${kind}, sub_class1_id`
  const counted = (table: string, by: string, figures: string) => sql`
    select md5(string_agg(counted::text, '|' order by counted::text)) as of from (
      select ${sql.raw(`${by}, ${figures} from ${table} group by ${by} having ${figures.split(',')[0]} > 0`)}) counted`
  const sold = '(select * from stock_items where active) items'
  const figures =
    'count(*), count(*) filter (where available_kg is null or available_kg > 0), count(*) filter (where available_kg > 0)'
  const read = async (statement: SQL) => (await server.db.execute(statement)).rows
  expect(await read(counted('stock_kinds', kind, 'sum(items)'))).toEqual(await read(counted(sold, kind, 'count(*)')))
  expect(await read(counted('stock_shelves', shelf, 'sum(items), sum(buyable), sum(in_stock)'))).toEqual(
    await read(counted(sold, shelf, figures)),
  )
}

afterEach(expectTrue)

const first = (rows: number) => sql`id in (select id from stock_items order by id limit ${rows})`
const columns = sql`brand_id, class_id, sub_class_id, sub_class1_id, length_metres, delivery_id, seller_id, mtc, iso,
  price_paise_per_ton, hsn, available_kg`

test.each<{ say: string; statement: SQL }>([
  { say: 'the demo stock', statement: sql`select` },
  {
    say: 'new items, counted, sold out and on order',
    statement: sql`insert into stock_items (${columns}) select ${columns} from stock_items`,
  },
  { say: 'items that are sold out', statement: sql`update stock_items set available_kg = 0 where ${first(5)}` },
  { say: 'items that come back', statement: sql`update stock_items set available_kg = 500 where ${first(3)}` },
  {
    say: 'items that nobody counts any more',
    statement: sql`update stock_items set available_kg = null where ${first(2)}`,
  },
  { say: 'items that are withdrawn', statement: sql`update stock_items set active = false where ${first(9)}` },
  {
    say: 'items that are withdrawn and offered again',
    statement: sql`update stock_items set active = not active where ${first(20)}`,
  },
  { say: 'another length', statement: sql`update stock_items set length_metres = 7.5 where ${first(30)}` },
  { say: 'another grade, or none', statement: sql`update stock_items set grade_id = null where ${first(40)}` },
  { say: 'deleted items', statement: sql`delete from stock_items where ${first(0)} or id > 900` },
  { say: 'all of it added up', statement: sql`select add_up_stock()` },
  { say: 'all of it counted anew', statement: sql`select refill_stock_counts()` },
])('$say: the counts are those of the stock', async ({ statement }) => {
  await server.db.execute(statement)
})

test('an order that leaves some, and a new price, count nothing', async () => {
  const rows = () => server.db.execute(sql`select count(*) from stock_shelves`)
  const before = (await rows()).rows
  await server.db.execute(sql`update stock_items set available_kg = available_kg - 1 where available_kg > 1`)
  await server.db.execute(sql`update stock_items set price_paise_per_ton = price_paise_per_ton + 100`)
  expect((await rows()).rows).toEqual(before)
})

test('added up, no shelf has two rows', async () => {
  await server.db.execute(sql`update stock_items set active = not active where ${first(20)}`)
  await server.db.execute(sql`select add_up_stock()`)
  const { rows } = await server.db.execute(sql`
    select class_id from stock_shelves
    group by class_id, brand_id, grade_id, standard_id, length_metres, sub_class1_id having count(*) > 1`)
  expect(rows).toEqual([])
})

test('two changes of one shelf do not wait for each other', async () => {
  const { rows } = await server.db.execute<{ id: number }>(
    sql`select id from stock_items where active order by id limit 1`,
  )
  const change = sql`insert into stock_items (${columns}) select ${columns} from stock_items where id = ${rows[0]?.id}`
  await server.db.transaction(async (one) => {
    await one.execute(change)
    await server.db.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '2s'`)
      await other.execute(change)
    })
  })
})
