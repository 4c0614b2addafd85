import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import type { ProductFilters, ProductPaging, ProductSorting } from '@lohahaat/contract/catalogue/products/product-query'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { multiplyStock } from '../../testing/multiply-stock'
import { useTestServer } from '../../testing/test-server'
import { EVERYWHERE, type NamedFilters } from './named-ids.repository'
import { everyCondition, findConditions } from './product-conditions.repository'
import { selectPage } from './product-order.repository'

const server = useTestServer()
let classId: number

beforeAll(async () => {
  await multiplyStock(server.connection.pool, 6000)
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from classes where name = 'SHS'`)
  classId = rows[0]?.id ?? NaN
})

const dialect = new PgDialect({ casing: 'snake_case' })

async function plansOf(filters: NamedFilters, paging: ProductPaging, place = { departmentId: -1, classId }) {
  const conditions = await findConditions(server.db, place, filters)
  const where = everyCondition(conditions.items)
  async function planOf(statement: SQL): Promise<string> {
    const { sql: text, params } = dialect.sqlToQuery(sql`explain ${statement}`)
    const values = fillPlaceholders(params, { ...conditions.values, size: 24, skip: 0 })
    const { rows } = await server.connection.pool.query<{ 'QUERY PLAN': string }>(text, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  return {
    page: await planOf(selectPage(server.db, conditions, { page: 1, ...paging }, false)),
    count: await planOf(sql`select count(*) from ${stockItems} where ${where}`),
  }
}

test.each<{ say: string; filters: ProductFilters; paging: ProductPaging }>([
  { say: 'a brand and a grade', filters: { selectedBrands: [1], selectedGrades: ['YSt 310'] }, paging: {} },
  { say: 'two brands', filters: { selectedBrands: [1, 2] }, paging: { sort: '-price' } },
  { say: 'ranges', filters: { minThickness: 3, maxThickness: 5, minLength: 6 }, paging: {} },
  { say: 'a search', filters: { search: '50x50 tata 3.2' }, paging: {} },
  { say: 'a brand by size', filters: { selectedBrands: [1] }, paging: { sort: 'size' } },
  { say: 'a class by make', filters: {}, paging: { sort: 'make' } },
])('a page of $say, and its count, come from an index', async ({ filters, paging }) => {
  for (const plan of Object.values(await plansOf(filters, paging))) {
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?(using|on) stock_items_/)
    expect(plan).not.toContain('Seq Scan on stock_items')
  }
})

test('a page of a brand and a grade is read in its order, and not sorted', async () => {
  const { page } = await plansOf({ selectedBrands: [1], selectedGrades: ['YSt 310'] }, {})
  expect(page).toContain('Index Only Scan using stock_items_by_brand')
  expect(page).not.toContain('Sort')
})

test.each<[ProductSorting, string]>([
  ['weight', 'stock_items_by_weight'],
  ['-weight', 'stock_items_by_weight'],
  ['stock', 'stock_items_by_stock'],
  ['-stock', 'stock_items_by_stock'],
  ['ready', 'stock_items_by_delivery'],
  ['-size', 'stock_items_of_wall'],
])('a page of a class by %s takes the first items of each rank by %s', async (sort, index) => {
  const { page } = await plansOf({}, { sort })
  expect(page).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`))
  expect(page).not.toContain('Seq Scan on stock_items')
})

test('a make that is looked for everywhere is read in the order of its prices', async () => {
  const { page } = await plansOf({ selectedBrands: [1], minLength: 6, maxLength: 6 }, {}, EVERYWHERE)
  expect(page).toContain('Index Only Scan using stock_items_of_make')
  expect(page).not.toContain('Sort')
})
