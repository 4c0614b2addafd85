import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { CATALOGUE_PAGE_SIZE } from '@lohahaat/contract/catalogue/products/product-query'
import { type ShelfItem, useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

const send = (query: Record<string, unknown>) => new TestBrowser(server).send(fetchProductClassData, query)
const square = (query: Record<string, unknown> = {}) =>
  send({ departmentId: shelf.departmentId, classId: shelf.classId.Square, itemId: -2, ...query })

async function names(answer: ReturnType<typeof send>) {
  const { status, body, headers } = await answer
  expect(status).toBe(200)
  return { names: shelf.namesOf(body), total: Number(headers['total-count']) }
}

const byPrice: ShelfItem[] = ['apollo100', 'heavy', 'apollo50', 'tata50thick', 'apollo150', 'tata50']

describe('a class', () => {
  test('is answered whole, cheapest first, equal prices by id, without what is not sold', async () => {
    expect(await names(square())).toEqual({ names: byPrice, total: 6 })
    expect(await names(square({ itemId: -1, sort: 'price' }))).toEqual({ names: byPrice, total: 6 })
  })

  test.each<{ sort: string; expected: ShelfItem[] }>([
    { sort: '-price', expected: byPrice.toReversed() },
    { sort: 'size', expected: ['apollo50', 'tata50', 'tata50thick', 'heavy', 'apollo100', 'apollo150'] },
    { sort: '-size', expected: ['apollo150', 'apollo100', 'heavy', 'tata50thick', 'apollo50', 'tata50'] },
    { sort: 'make', expected: ['apollo100', 'apollo50', 'apollo150', 'heavy', 'tata50thick', 'tata50'] },
    { sort: '-make', expected: ['tata50thick', 'tata50', 'heavy', 'apollo100', 'apollo50', 'apollo150'] },
    { sort: 'thickness', expected: ['apollo50', 'tata50', 'apollo100', 'tata50thick', 'apollo150', 'heavy'] },
  ])('is sorted by $Sort', async ({ sort, expected }) => {
    expect((await names(square({ sort }))).names).toEqual(expected)
  })

  test('is sorted by the weight of a piece and by stock, what is unknown last either way', async () => {
    const set = (item: ShelfItem, to: ReturnType<typeof sql>) =>
      server.db.execute(sql`update stock_items set ${to} where id = ${shelf.id[item]}`)
    await set('heavy', sql`piece_grams = 9000, available_kg = 50`)
    await set('tata50', sql`piece_grams = null, available_kg = null`)
    await set('apollo150', sql`piece_grams = 99000, available_kg = 99000`)
    const ends = async (sort: string) => {
      const sorted = (await names(square({ sort }))).names
      return [sorted[0], sorted.at(-1)]
    }
    for (const figure of ['weight', 'stock']) {
      expect(await ends(figure)).toEqual(['heavy', 'tata50'])
      expect(await ends(`-${figure}`)).toEqual(['apollo150', 'tata50'])
    }
    for (const item of ['heavy', 'tata50', 'apollo150'] as const) {
      await set(item, sql`piece_grams = 27500, available_kg = 12500`)
    }
  })

  test('is sorted by the days of delivery, what names none last either way', async () => {
    const deliver = (item: ShelfItem, description: string) =>
      server.db.execute(sql`with kind as (insert into parameters (code, description) values ('Delivery', ${description})
        returning id) update stock_items set delivery_id = kind.id from kind where stock_items.id = ${shelf.id[item]}`)
    await deliver('heavy', 'Ready stock (0-0 days)')
    await deliver('tata50', 'Mill rolling (90 days)')
    await deliver('apollo150', 'On request')
    const ends = async (sort: string) => {
      const sorted = (await names(square({ sort }))).names
      return [sorted[0], sorted.at(-1)]
    }
    expect(await ends('ready')).toEqual(['heavy', 'apollo150'])
    expect(await ends('-ready')).toEqual(['tata50', 'apollo150'])
  })

  test('comes in pages, and each says how many there are', async () => {
    expect(await names(square({ page: 2, pageSize: 4 }))).toEqual({ names: byPrice.slice(4), total: 6 })
    expect(await names(square({ page: 3, pageSize: 2, sort: 'size' }))).toEqual({
      names: ['apollo100', 'apollo150'],
      total: 6,
    })
    expect(await names(square({ pageSize: 2 }))).toEqual({ names: byPrice.slice(0, 2), total: 6 })
    expect(await names(square({ page: 9 }))).toEqual({ names: [], total: 6 })
    const { body, headers } = await send({ departmentId: -1, classId: -1, itemId: -2, page: 1 })
    expect(body).toHaveLength(CATALOGUE_PAGE_SIZE)
    expect(Number(headers['total-count'])).toBeGreaterThan(550)
  })

  test('of another department, or unknown, is empty', async () => {
    expect(await names(square({ departmentId: 1 }))).toEqual({ names: [], total: 0 })
    expect(await names(square({ departmentId: -1, classId: 2_000_000_000 }))).toEqual({ names: [], total: 0 })
    expect(await names(square({ classId: shelf.classId.Empty }))).toEqual({ names: [], total: 0 })
    expect((await names(square({ classId: -1 }))).total).toBe(9)
  })
})

describe('one item', () => {
  const one = (query: Record<string, unknown>) => send({ departmentId: -1, classId: -1, ...query })

  test('is its card alone, with what everybody may know and nothing else', async () => {
    const { body, headers } = await one({ itemId: shelf.id.apollo100 })
    expect(headers['total-count']).toBe('1')
    expect(body).toEqual([
      {
        itemId: shelf.id.apollo100,
        brandId: shelf.brandId('APL Apollo'),
        brandName: 'APL Apollo',
        imageFileName: null,
        classId: shelf.classId.Square,
        className: 'Square',
        size: '100x50',
        thickness: '3.6',
        length: 6.5,
        delivery: 'Within 7 days',
        price: 58_000,
        grade: null,
        standard: null,
        mtc: true,
        iso: false,
        stamp: null,
        weightPerPiece: 27.5,
        available: 12.5,
        hsn: '73066100',
      },
    ])
  })

  test('is found in its own class and department only, if one is named', async () => {
    expect(await names(square({ itemId: shelf.id.heavy, page: 3 }))).toEqual({ names: ['heavy'], total: 1 })
    expect(await names(square({ itemId: shelf.id.tata50nb }))).toEqual({ names: [], total: 0 })
    expect(await names(square({ itemId: shelf.id.heavy, departmentId: 1, classId: -1 }))).toMatchObject({
      names: [],
    })
  })

  test('that is not sold, or never was, is none', async () => {
    for (const itemId of [shelf.id.gone, 2_147_483_647])
      expect(await names(one({ itemId }))).toEqual({ names: [], total: 0 })
  })
})

describe('the search', () => {
  const everywhere = (search: string) =>
    names(send({ departmentId: shelf.departmentId, classId: -1, itemId: -2, search }))

  test.each<{ search: string; expected: ShelfItem[] }>([
    { search: '50nb tata 3.6', expected: ['tata50nb'] },
    { search: '50 NB', expected: ['apollo50nb', 'tata50nb'] },
    { search: '50x50x3.2', expected: ['apollo50', 'tata50'] },
    { search: '50*50 4.0mm', expected: ['tata50thick'] },
    { search: '50×100', expected: ['apollo100'] },
    { search: 'yst310 TATA', expected: ['tata50'] },
    { search: 'is1239', expected: ['apollo50nb', 'tata50nb', 'tata150nb'] },
    { search: 'round apollo', expected: ['apollo50nb'] },
    { search: 'heavy', expected: ['heavy'] },
    { search: 'sail', expected: [] },
    { search: '20x20', expected: [] },
  ])('$search', async ({ search, expected }) => {
    expect(await everywhere(search)).toEqual({ names: expected, total: expected.length })
  })

  test('may name the class one is in already', async () => {
    expect((await names(square({ search: 'square 150x150' }))).names).toEqual(['apollo150'])
    expect((await names(square({ search: 'square' }))).total).toBe(6)
    expect((await names(square({ search: 'round' }))).total).toBe(0)
  })

  test.each([
    '%',
    '_',
    '\\',
    '.*',
    '(',
    '[',
    '***:a',
    "'; drop table stock_items; --",
    '<script>',
    '🏗️',
    'कि',
    '~ '.repeat(50),
  ])('%s is looked for as it is', async (search) => {
    expect(await everywhere(search)).toEqual({ names: [], total: 0 })
  })
})

test.each([
  [{ departmentId: 'x' }, 'DepartmentId is missing or not an id.'],
  [{ classId: 0 }, 'ClassId is missing or not an id.'],
  [{ itemId: 0 }, 'StockDetailId is missing or not an id.'],
  [{ itemId: '1e3' }, 'StockDetailId is missing or not an id.'],
  [{ page: 0 }, 'Page starts at 1.'],
  [{ pageSize: 101 }, 'PageSize can be at most 100.'],
  [{ sort: 'seller' }, "The catalogue can't be sorted so."],
  [{ search: 'a\u0000' }, "Search contains characters that can't be used."],
  [{ search: 'x'.repeat(101) }, 'Search can have at most 100 characters.'],
])('%j is a 400', async (query, error) => {
  expect(await square(query)).toMatchObject({ status: 400, error })
})
