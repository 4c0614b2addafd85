import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStockDetail, fetchStockDetails, stockSortable } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
/** All items, newest first. */
let stock: StockItem[]

beforeAll(async () => {
  // Unknown values and an inactive item, which the demo stock may lack.
  await server.db.execute(sql`update stock_items set piece_grams = null, available_kg = null where id % 7 = 0`)
  await server.db.execute(sql`update stock_items set active = false where id % 5 = 0`)
  stock = await everything({})
})

const list = (query: Record<string, unknown>) => admin.send(fetchStockDetails, { itemId: -1, ...query })

async function everything(query: Record<string, unknown>) {
  const found: StockItem[] = []
  for (let page = 1; ; page++) {
    const { body } = await list({ ...query, page, pageSize: 100 })
    found.push(...body)
    if (body.length < 100) return found
  }
}

const idsOf = (items: readonly StockItem[]) => items.map(({ itemId }) => itemId)

describe('pages', () => {
  test('hold each item once, newest first, and tell how many there are', async () => {
    const ids = idsOf(stock)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    const { body, headers } = await list({ page: 2, pageSize: 10 })
    expect(body).toEqual(stock.slice(10, 20))
    expect(headers['total-count']).toBe(String(stock.length))
  })

  test('without a page the first 25 are answered, past the end none', async () => {
    expect((await list({})).body).toEqual(stock.slice(0, 25))
    expect(await list({ page: 1_000_000, pageSize: 100 })).toMatchObject({ status: 200, body: [] })
  })

  test.each([{ page: 0 }, { page: 'x' }, { pageSize: 101 }, { page: 1_000_001 }, { sort: 'hsn' }, { sort: '--price' }])(
    '%j is a 400',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )
})

describe('filters', () => {
  test.each([
    ['brandId', 'brandId'],
    ['classId', 'classId'],
    ['sizeId', 'sizeId'],
    ['thicknessId', 'thicknessId'],
    ['sellerId', 'sellerId'],
    ['gradeId', 'gradeId'],
  ] as const)('%s', async (filter, field) => {
    const value = stock.find((item) => item[field] !== null)?.[field]
    const expected = stock.filter((item) => item[field] === value)
    expect(expected.length).toBeLessThan(stock.length)
    expect(idsOf(await everything({ [filter]: value }))).toEqual(idsOf(expected))
    expect((await list({ [filter]: 9_999_999 })).body).toEqual([])
    expect((await list({ [filter]: 'x' })).status).toBe(400)
  })

  test('Active, with others at once', async () => {
    const [first] = stock
    const off = await everything({ active: 'false', classId: first?.classId })
    expect(idsOf(off)).toEqual(idsOf(stock.filter((item) => !item.active && item.classId === first?.classId)))
    expect((await everything({ active: 'true' })).every(({ active }) => active)).toBe(true)
    expect(await list({ active: 'yes' })).toMatchObject({ status: 400, error: 'Active must be true or false.' })
  })
})

describe('search', () => {
  const textOf = (item: StockItem) => [
    item.brandName,
    item.className,
    item.size,
    item.thickness,
    item.grade,
    item.sellerName,
    item.hsn,
  ]

  const holds = (item: StockItem, words: string) =>
    words.split(' ').every((word) => textOf(item).some((text) => text?.toLowerCase().includes(word.toLowerCase())))

  test('finds every word in any of brand, class, size, thickness, grade, seller and HSN', async () => {
    const item = stock.find(({ grade }) => grade) as StockItem
    const words = textOf(item).map((text) => text?.split(' ')[0] ?? '')
    const searches = [...words, words.join(' '), words.slice(0, 2).reverse().join('  ').toUpperCase(), '3.2 50', 'tata']
    for (const search of searches) {
      const expected = stock.filter((each) => holds(each, search.replace(/ +/g, ' ')))
      expect(idsOf(await everything({ search })), search).toEqual(idsOf(expected))
      expect((await list({ search, pageSize: 1 })).headers['total-count']).toBe(String(expected.length))
    }
  })

  test.each(['%', '_', '\\', "'; drop table stock_items; --", '<script>', '🏗️', '~ '.repeat(50)])(
    '%s is looked for as it is',
    async (search) => {
      expect(await list({ search })).toMatchObject({ status: 200, body: [] })
    },
  )

  test.each(['a\u0000b', 'x'.repeat(101)])('%j is a 400', async (search) => {
    expect((await list({ search })).status).toBe(400)
  })
})

describe('sorting', () => {
  const byName = new Intl.Collator('en').compare

  const compare = (a: unknown, b: unknown) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'string' && typeof b === 'string') {
      const [one, other] = [parseFloat(a), parseFloat(b)]
      return (Number.isNaN(one) || Number.isNaN(other) ? 0 : one - other) || byName(a.toLowerCase(), b.toLowerCase())
    }
    return Number(a) - Number(b)
  }

  const instants = new Set(['updatedAt'])
  const keyOf = (item: StockItem, field: (typeof stockSortable)[number]) =>
    instants.has(field) ? Date.parse(String(item[field])) : item[field]

  test.each(stockSortable)('by %s, both ways, what is unknown last', async (field) => {
    const some = { active: 'false' }
    const keys = (await everything({ ...some, sort: field })).map((item) => keyOf(item, field))
    expect(keys).toHaveLength(stock.filter(({ active }) => !active).length)
    for (const [at, key] of keys.slice(1).entries()) expect(compare(keys[at], key)).toBeLessThanOrEqual(0)
    const reversed = (await everything({ ...some, sort: `-${field}` })).map((item) => keyOf(item, field))
    const known = keys.filter((key) => key !== null)
    expect(reversed).toEqual([...known.reverse(), ...keys.filter((key) => key === null)])
  })

  test('sizes stand in the order of their figures, equal ones by id', async () => {
    const item = stock.at(-1) as StockItem
    await admin.send(createStockDetail, item)
    const sorted = await everything({ sort: 'size', classId: item.classId })
    expect(sorted.map((each) => parseFloat(each.size))).toEqual(
      sorted.map((each) => parseFloat(each.size)).sort((a, b) => a - b),
    )
    const same = idsOf(sorted.filter((each) => each.sizeId === item.sizeId))
    expect(same).toEqual([...same].sort((a, b) => a - b))
  })
})
