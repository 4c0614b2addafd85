import { fillPlaceholders, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { multiplyStock } from '../../testing/multiply-stock'
import { useTestServer } from '../../testing/test-server'
import { selectRates } from './rates.repository'

const server = useTestServer()
const dialect = new PgDialect({ casing: 'snake_case' })

test('a rate card counts on shelves, and takes one look-up in the stock for each wall', async () => {
  const { pool } = server.connection
  await multiplyStock(pool, 6000)
  const { rows } = await pool.query<{ id: number }>(`select id from classes where name = 'SHS'`)
  const { sql: text, params } = dialect.sqlToQuery(sql`explain ${selectRates(server.db)}`)
  const asked = { classId: rows[0]?.id, brandIds: null, grades: null, length: null }
  const { rows: lines } = await pool.query<{ 'QUERY PLAN': string }>(text, fillPlaceholders(params, asked))
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Only Scan using stock_items_of_wall')
  expect(plan.match(/ on stock_items /g)).toHaveLength(1)
})
