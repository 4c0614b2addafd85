import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchMarketFigures } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { useShelf, type ShelfItem } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)
const ask = async () => (await new TestBrowser(server).send(fetchMarketFigures)).body
const change = (item: ShelfItem, to: ReturnType<typeof sql>) =>
  server.db.execute(sql`update stock_items set ${to} where id = ${shelf.id[item]}`)

let now = Date.now()

/** Past the lifetime of the cache. */
function askLater() {
  vi.setSystemTime((now += 60_000))
  return ask()
}

async function classLater(name: 'Square' | 'Round') {
  const { classes } = await askLater()
  return classes.find(({ className }) => className === name)
}

afterEach(() => vi.useRealTimers())

test('each class in stock with its items and its lowest rate; what is not sold counts for nothing', async () => {
  const { items, brands, classes } = await askLater()
  expect(classes.filter(({ departmentName }) => departmentName === 'Tubes')).toEqual([
    { departmentName: 'Tubes', className: 'Square', items: 6, inStock: 6, lowestPrice: 58_000, lowestSince: null },
    { departmentName: 'Tubes', className: 'Round', items: 3, inStock: 3, lowestPrice: 62_500, lowestSince: null },
  ])
  expect(items).toBe(classes.reduce((sum, { items: ofClass }) => sum + ofClass, 0))
  const { rows } = await server.db.execute(
    sql`select count(distinct brand_id)::int as brands from stock_items where active`,
  )
  expect(rows).toEqual([{ brands }])
})

test('the rates follow a change of price, and say since when', async () => {
  await change('heavy', sql`price_paise_per_ton = 5750050`)
  await server.db.execute(sql`
    insert into price_changes (stock_item_id, old_paise_per_ton, new_paise_per_ton, changed_at) values
      (${shelf.id.heavy}, 5900000, 5750050, '2026-04-02T10:00:00Z'), (${shelf.id.heavy}, null, 5900000, '2026-04-01T10:00:00Z')`)
  expect(await classLater('Square')).toMatchObject({ lowestPrice: 57_500.5, lowestSince: '2026-04-02T10:00:00.000Z' })
})

test('what is sold out, or no longer sold, leaves the figures; what nobody counts can be bought, but isn’t in stock', async () => {
  const before = await askLater()
  await change('apollo50nb', sql`available_kg = 0`)
  await change('tata150nb', sql`available_kg = null`)
  expect(await classLater('Round')).toMatchObject({ items: 2, inStock: 1, lowestPrice: 63_000 })
  await change('tata50nb', sql`active = false`)
  expect(await classLater('Round')).toMatchObject({ items: 1, lowestPrice: 64_000 })
  await change('tata150nb', sql`available_kg = 0`)
  expect(await classLater('Round')).toBeUndefined()
  expect((await askLater()).items).toBe(before.items - 3)
})

test('within ten seconds nothing is counted twice', async () => {
  const before = await askLater()
  await change('apollo100', sql`active = false`)
  vi.setSystemTime(now + 9_000)
  expect(await ask()).toEqual(before)
  vi.setSystemTime((now += 10_000))
  expect((await ask()).items).toBe(before.items - 1)
})

test('an empty yard has no classes', async () => {
  await server.db.execute(sql`update stock_items set active = false`)
  expect(await askLater()).toEqual({ items: 0, inStock: 0, brands: 0, classes: [] })
})
