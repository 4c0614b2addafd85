import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { sheetTitles } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { brands } from '../../db/tables/reference/brands'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { someUser } from '../../testing/people'
import { filesOf, useStockDesk } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const ITEMS = 623
const formats = ['csv', 'xlsx'] as const
const desk = useStockDesk(server)

const exported = async (query: Record<string, string>) =>
  readRows((await desk.download(exportStock, query)).bytes, 100_000)

describe.each(formats)('%s', (format) => {
  test('the whole stock comes out, and goes back in as it is', async () => {
    const { bytes, headers } = await desk.download(exportStock, { format })
    const [header, ...rows] = await readRows(bytes, 100_000)
    expect(header?.cells).toEqual(sheetTitles)
    expect(rows).toHaveLength(ITEMS)
    expect(headers['content-disposition']).toMatch(/filename="lohahaat-stock-20\d\d-\d\d-\d\d\.(csv|xlsx)"/)
    const result = { rows: ITEMS, created: 0, updated: 0, unchanged: ITEMS, errorCount: 0, errors: [], ignored: [] }
    expect(await desk.importFile('check', bytes)).toMatchObject({ status: 200, ...result })
    expect(await desk.importFile('import', bytes)).toMatchObject({ status: 200, ...result })
    const [entries] = await server.db.select({ count: count() }).from(auditEntries)
    expect(entries?.count).toBe(0)
  })

  test('of the template one row is there, and the other would be new', async () => {
    const { bytes, headers } = await desk.download(fetchStockTemplate, { format })
    expect(headers['content-disposition']).toContain(`"lohahaat-stock-template.${format}"`)
    const [header, ...rows] = await readRows(bytes, 100)
    expect(header?.cells).toEqual(sheetTitles)
    expect(rows).toHaveLength(2)
    expect(await desk.importFile('check', bytes)).toMatchObject({ rows: 2, created: 1, unchanged: 1, errorCount: 0 })
  })

  test('a name that looks like a formula is neutral in the sheet, and itself when it comes back', async () => {
    const name = `=cmd|' /C calc'!A0 ${format}`
    const [item] = await server.db.select().from(stockItems).orderBy(desc(stockItems.id)).limit(1)
    const [brand] = await server.db.insert(brands).values({ name, description: '@SUM(A1)' }).returning()
    if (!item || !brand) throw new Error('No item or no brand')
    await server.db.update(stockItems).set({ brandId: brand.id }).where(eq(stockItems.id, item.id))
    const { bytes } = await desk.download(exportStock, { format, brandId: String(brand.id) })
    if (format === 'csv') expect(bytes.toString()).toContain(`,'${name},`)
    expect(await desk.importFile('check', bytes)).toMatchObject({ rows: 1, unchanged: 1, errorCount: 0 })
    await server.db.update(stockItems).set({ brandId: item.brandId }).where(eq(stockItems.id, item.id))
  })
})

test('the filters of the list narrow the export', async () => {
  const [first] = await server.db.select().from(stockItems).orderBy(asc(stockItems.id)).limit(1)
  const [expected] = await server.db
    .select({ count: count() })
    .from(stockItems)
    .where(eq(stockItems.brandId, first?.brandId ?? 0))
  const rows = await exported({ format: 'csv', brandId: String(first?.brandId) })
  expect(rows).toHaveLength((expected?.count ?? 0) + 1)
  expect(await exported({ format: 'csv', search: 'no such thing' })).toHaveLength(1)
  expect(await exported({ format: 'xlsx', search: 'no such thing' })).toHaveLength(1)
})

test('more than one chunk comes out whole and in order', async () => {
  const columns = sql`brand_id, class_id, sub_class_id, sub_class1_id, length_metres, delivery_id, seller_id, mtc, iso,
    price_paise_per_ton, hsn`
  await server.db.execute(sql`insert into stock_items (${columns})
    select ${columns} from stock_items, generate_series(1, 6)`)
  for (const format of formats) {
    const [, ...rows] = await exported({ format })
    const ids = rows.map(({ cells }) => Number(cells[0]))
    expect(ids).toHaveLength(7 * ITEMS)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  }
})

test('two sellers of one name stay who they are', async () => {
  const [seller] = await server.db.select().from(sellers).orderBy(asc(sellers.id)).limit(1)
  if (!seller) throw new Error('No seller')
  const { id: _, ...twin } = seller
  await server.db.insert(sellers).values({ ...twin, name: 'Another Person' })
  const { bytes } = await desk.download(exportStock, { format: 'csv', sellerId: String(seller.id), search: 'tata' })
  expect(await desk.importFile('check', bytes)).toMatchObject({ created: 0, updated: 0, errorCount: 0 })
})

test.each([
  { query: {}, error: 'Format must be csv or xlsx.' },
  { query: { format: 'pdf' }, error: 'Format must be csv or xlsx.' },
  { query: { format: 'csv', brandId: '0x1' }, error: 'BrandId is missing or not an id.' },
])('$query is refused', async ({ query, error }) => {
  const { status, bytes } = await desk.download(exportStock, query)
  expect({ status, body: JSON.parse(bytes.toString()) as unknown }).toEqual({ status: 400, body: { error } })
})

test('sheets are for administrators', async () => {
  const buyer = new TestBrowser(server)
  await buyer.signIn(await someUser(server.db))
  for (const call of [exportStock, fetchStockTemplate]) {
    const asked = (browser: TestBrowser) => filesOf(server, browser).download(call, { format: 'csv' })
    expect((await asked(new TestBrowser(server))).status).toBe(401)
    expect((await asked(buyer)).status).toBe(403)
  }
})
