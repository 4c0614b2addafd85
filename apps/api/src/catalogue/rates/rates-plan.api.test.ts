import { fillPlaceholders, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { multiplyStock } from '../../testing/multiply-stock'
import { useTestServer } from '../../testing/test-server'
import { selectRates } from './rates.repository'

const server = useTestServer()
const dialect = new PgDialect({ casing: 'snake_case' })

let classId: number | undefined
beforeAll(async () => {
  await multiplyStock(server.connection.pool, 6000)
  const { rows } = await server.connection.pool.query<{ id: number }>(`select id from classes where name = 'SHS'`)
  classId = rows[0]?.id
})

async function planOf(asked: { brandIds?: number[] }): Promise<string> {
  const { sql: text, params } = dialect.sqlToQuery(
    sql`explain (analyze, timing off) ${selectRates(server.db, asked.brandIds ? ['brandIds'] : [])}`,
  )
  const values = fillPlaceholders(params, { classId, ...asked })
  const { rows } = await server.connection.pool.query<{ 'QUERY PLAN': string }>(text, values)
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

/** How often the items are looked up. */
const lookUps = (plan: string) => Number(/on stock_items .*loops=(\d+)/.exec(plan)?.[1])

test('a rate card counts on shelves, and takes one look-up in the stock for each wall', async () => {
  const plan = await planOf({})
  expect(plan).toContain('Index Only Scan using stock_items_of_wall')
  expect(plan.match(/ on stock_items /g)).toHaveLength(1)
  const { rows } = await server.connection.pool.query<{ walls: number }>(
    'select count(distinct sub_class1_id)::int as walls from stock_shelves where class_id = $1 and buyable > 0',
    [classId],
  )
  expect(lookUps(plan)).toBe(rows[0]?.walls)
})

test('narrowed to makes it takes one for each shelf of theirs', async () => {
  const plan = await planOf({ brandIds: [1, 2] })
  expect(plan.match(/ on stock_items /g)).toHaveLength(1)
  const { rows } = await server.connection.pool.query<{ shelves: number }>(
    `select count(*)::int as shelves from (
       select from stock_shelves where class_id = $1 and brand_id in (1, 2)
       group by sub_class1_id, brand_id, grade_id, standard_id, length_metres having sum(buyable) > 0) shelf`,
    [classId],
  )
  expect(lookUps(plan)).toBe(rows[0]?.shelves)
})
